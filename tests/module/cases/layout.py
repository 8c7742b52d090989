import warp as wp


@wp.kernel
def comments(a: wp.array(dtype=float)):
    # first
    a[0] = 1.0

# column zero comment inside
    a[1] = 2.0   
   
    # trailing, deeper
  # shallower than the body


    # still inside
# outside

@wp.kernel
def one_line(a: wp.array(dtype=float)): a[0] = 1.0
@wp.func
def multi(
    x: float,
    y: float = (
        2.0
    ),
):
    return (
        x
        + y
    )


class C:
	@wp.func
	def tabbed(x: float):
		if x > 0.0:
			return x

		# comment
		return -x

	@wp.kernel(
		enable_backward=False,
	)
	def kern(a: wp.array(dtype=float)):
		"""Doc
	string"""
		a[0] = 1.0


def outer():
        @wp.func
        # between
        def f(x: float):

            return x
            
        # deeper? same as base
        return f


g = outer()
wp_kernel = wp.kernel


@wp_kernel
@wp_kernel if False else (lambda f: f)
def stacked(a: wp.array(dtype=float)):
    s = "unicode é \u00e9"
    a[0] = 2.0
