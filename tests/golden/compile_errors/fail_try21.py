# warp: refuses. Twenty-one nested try blocks.
import warp as wp


def helper():
    try:
        try:
            try:
                try:
                    try:
                        try:
                            try:
                                try:
                                    try:
                                        try:
                                            try:
                                                try:
                                                    try:
                                                        try:
                                                            try:
                                                                try:
                                                                    try:
                                                                        try:
                                                                            try:
                                                                                try:
                                                                                    try:
                                                                                        pass
                                                                                    finally:
                                                                                        pass
                                                                                finally:
                                                                                    pass
                                                                            finally:
                                                                                pass
                                                                        finally:
                                                                            pass
                                                                    finally:
                                                                        pass
                                                                finally:
                                                                    pass
                                                            finally:
                                                                pass
                                                        finally:
                                                            pass
                                                    finally:
                                                        pass
                                                finally:
                                                    pass
                                            finally:
                                                pass
                                        finally:
                                            pass
                                    finally:
                                        pass
                                finally:
                                    pass
                            finally:
                                pass
                        finally:
                            pass
                    finally:
                        pass
                finally:
                    pass
            finally:
                pass
        finally:
            pass
    finally:
        pass


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
