if a: \
    b
elif (c
      # comment
      , d):
	e; f;
else:
    	
    pass
