throw new Error('miniflare is left out: see overrides in package.json')
