// Every reference in YAML (to an entry, a claim, a picture, a template, a phone) has a target. Found while the site is
// loaded and planned.
import { defineRule } from '../../../model/checks/rule.ts'

export default defineRule({
  why: 'A reference without a target leaves a card, a fact or a picture out of the page.',
  level: 'error',
  help: 'write the name of a file that exists, or add the file',
  early: true,
  fine: {},
  bad: {
    yaml: { 'content/repairs/brakes.yaml': 'name: Brakes\nhead: { title: Brake repair }\nrelated: [punctures]\n' },
    findings: ['related.0: "punctures" is not in content/repairs/'],
  },
})
