// Loaded into a measured process with --import: at its end, what it used goes to the file SITE_BENCH_USAGE names.
// CPU is user and system time of the process and its threads; memory is the largest resident set. Processes it starts (esbuild, git) are not in it.
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  writeFileSync(
    process.env.SITE_BENCH_USAGE,
    JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }),
  )
})
