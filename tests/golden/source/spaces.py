# Odd spacing inside lines is kept in comments.
import warp as wp


@wp.kernel
def spaces( x :wp.array( dtype = float ) , n:int ) :
    i=wp.tid( )
    x [ i ]  =  x[ i ]*2.0   +    float( n )
