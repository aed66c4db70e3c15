throw new Error('re2 is left out: see overrides in package.json')
