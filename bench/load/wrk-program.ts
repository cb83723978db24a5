import { installPackages, mayInstallPackages } from '#test/programs/debian-packages.ts'
import { findProgram } from '#test/programs/programs.ts'
import { CannotMeasure } from '../cannot-measure.ts'

/** Finds or installs the load generator. Throws, saying how to get it, when this machine has none. */
export function needWrk(): string {
  const found = findProgram(['wrk'])
  if (found) return found
  if (mayInstallPackages()) installPackages('wrk')
  const installed = findProgram(['wrk'])
  if (!installed) {
    throw new CannotMeasure(
      'This benchmark needs the load generator wrk, and there is none. Install it and run this again: ' +
        '`sudo apt-get install wrk` on Debian and Ubuntu, `brew install wrk` on macOS.',
    )
  }
  return installed
}
