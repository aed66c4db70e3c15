throw new Error('update-notifier-cjs is left out: see overrides in package.json')
