# Trailing spaces after code count, lines of spaces become empty.
import warp as wp


@wp.kernel
def trailing_spaces(x: wp.array(dtype=float)):   
    i = wp.tid()  
        
    x[i] = 1.0 
   
