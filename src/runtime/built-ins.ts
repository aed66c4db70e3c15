// Restores built-in objects of JavaScript that a site's own code has changed: the engine and its packages run on them.

const { defineProperty, entries, getOwnPropertyDescriptor, getOwnPropertyDescriptors } = Object

const OWNERS = {
  'Object.prototype': Object.prototype,
  'Array.prototype': Array.prototype,
  'String.prototype': String.prototype,
  'RegExp.prototype': RegExp.prototype,
  'Map.prototype': Map.prototype,
  'Promise.prototype': Promise.prototype,
  Object,
  Array,
  JSON,
}

/** A function that restores what was changed since, and returns the name of it: "Array.prototype.map". */
export function guardBuiltIns(): () => string | undefined {
  const before = entries(OWNERS).map(([name, owner]) => ({
    name,
    owner,
    own: entries(getOwnPropertyDescriptors(owner)),
  }))
  const { process } = globalThis
  return () => {
    let changed: string | undefined
    if (globalThis.process !== process) {
      globalThis.process = process
      changed = 'process'
    }
    for (const { name, owner, own } of before)
      for (const [key, descriptor] of own)
        if (getOwnPropertyDescriptor(owner, key)?.value !== descriptor.value) {
          defineProperty(owner, key, descriptor)
          changed = `${name}.${key}`
        }
    return changed
  }
}
