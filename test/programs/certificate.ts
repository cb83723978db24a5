import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { needProgram, findProgram } from '#test/programs/programs.ts'

export interface Certificate {
  certFile: string
  keyFile: string
  cert: string
  key: string
}

/** A self-signed certificate for these names and addresses, as files of a folder. Throws where there is no openssl. */
export function makeCertificate(folder: string, ...names: string[]): Certificate {
  const openssl = needProgram('openssl', () => findProgram(['openssl']), 'openssl')
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const subjects = names.map((name) => `${/^[\d.]+$/.test(name) ? 'IP' : 'DNS'}:${name}`).join(',')
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const described = ['-subj', `/CN=${names[0]}`, '-addext', `subjectAltName=${subjects}`]
  execFileSync(openssl, ['req', ...made, ...described, '-keyout', keyFile, '-out', certFile], {
    stdio: 'pipe',
  })
  const read = (file: string) => readFileSync(file, 'utf8')
  return { certFile, keyFile, cert: read(certFile), key: read(keyFile) }
}
