import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

/** Where it is found out who asks: these functions of it, and the sessions themselves. */
const VIEWER = 'app/server/viewer.ts'
const ASKING = new Set(['viewerOf', 'requireOwner'])
/** Guards stand in these; a command or a query is handed whoever asks. */
const GUARDS = /^app\/(routes\/|server\/viewer\.ts$)/
const ANSWERING = ['loader', 'action'] as const

interface Node {
  type: string
  start: number
  [part: string]: unknown
}

interface Module {
  functions: Map<string, Node>
  imports: Map<string, { file: string; name: string }>
  /** What it hands on under which name: its own, or another module's. */
  exports: Map<string, { file?: string; name: string }>
}

/** Something that answers requests, as `file loader` or `file action`, and whether it first asks who asks. */
export interface Answering {
  name: string
  asks: boolean
}

/**
 * The loaders and actions of modules, with whether the first thing each waits for, but for its own form, is who asks.
 * `read` answers the source of a file.
 */
export function whoAsks(files: readonly string[], read: (file: string) => string): Answering[] {
  const modules = new Map<string, Module>()

  function moduleOf(file: string): Module {
    const known = modules.get(file) ?? parsed(file, read(file))
    modules.set(file, known)
    return known
  }

  function exported(file: string, name: string): { file: string; made: Node | undefined } | undefined {
    const found = moduleOf(file).exports.get(name)
    if (!found) return undefined
    if (found.file !== undefined) return exported(found.file, found.name)
    return { file, made: moduleOf(file).functions.get(found.name) }
  }

  /** Whether running a piece of code may find out who asks, by itself or by a guard that it calls. */
  function asksIn(code: unknown, file: string, entered: ReadonlySet<unknown> = new Set()): boolean {
    return nodesIn(code).some((node) => {
      if (node.type !== 'CallExpression') return false
      const callee = node.callee as Node
      if (callee.type === 'MemberExpression') return isSession(callee)
      const name = nameOf(callee)
      const { functions, imports } = moduleOf(file)
      const from = imports.get(name)
      if (from?.file === VIEWER && ASKING.has(from.name)) return true
      if (from && !GUARDS.test(from.file)) return false
      const guard = from ? exported(from.file, from.name) : { file, made: functions.get(name) }
      if (!guard?.made || entered.has(guard.made)) return false
      return asksIn(guard.made.body, guard.file, new Set([...entered, guard.made]))
    })
  }

  return files.flatMap((file) =>
    ANSWERING.flatMap((name) => {
      const found = exported(file, name)
      if (!found) return []
      const first = found.made && firstWaitedFor(found.made)
      return [{ name: `${file} ${name}`, asks: asksIn(first, found.file) }]
    }),
  )
}

/** What a function first waits for or answers; its own form tells nothing of anybody. */
function firstWaitedFor(made: Node): unknown {
  if ((made.body as Node).type !== 'BlockStatement') return made.body
  const [first] = nodesIn(made.body, isFunction)
    .filter(({ type }) => type === 'AwaitExpression' || type === 'ReturnStatement')
    .map(({ argument, start }) => ({ argument, start }))
    .filter(({ argument }) => !isForm(argument) && nodesIn(argument).some(({ type }) => WAITING.has(type)))
    .toSorted((one, other) => one.start - other.start)
  return first?.argument
}

/** What whoever asks has typed, read and given back. */
const OWN_FORM = new Set(['formOf', 'refuseForm'])
const WAITING = new Set(['CallExpression', 'AwaitExpression'])

function isForm(code: unknown): boolean {
  const { type, callee } = (code ?? {}) as Node
  return type === 'CallExpression' && OWN_FORM.has(nameOf(callee))
}

/** `….auth.signedIn` */
function isSession({ property, object }: Node): boolean {
  const { property: of, name } = object as { property?: unknown; name?: string }
  return nameOf(property) === 'signedIn' && (name ?? nameOf(of)) === 'auth'
}

function parsed(file: string, source: string): Module {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const made: Module = { functions: new Map(), imports: new Map(), exports: new Map() }
  for (const statement of program.body as unknown as Node[]) {
    if (statement.type === 'ExportAllDeclaration') throw new Error(`${file} does not say what it hands on`)
    const from = (statement.source as { value: string } | null | undefined)?.value
    const where = from === undefined ? undefined : pathOf(file, from)
    if (statement.type === 'ImportDeclaration') {
      for (const one of statement.specifiers as Node[])
        made.imports.set(nameOf(one.local), { file: where ?? '', name: nameOf(one.imported ?? one.local) })
    }
    const isExport = statement.type === 'ExportNamedDeclaration'
    for (const [name, node] of namedBy((isExport ? statement.declaration : statement) as Node | null)) {
      if (node && isFunction(node)) made.functions.set(name, node)
      if (isExport) made.exports.set(name, { name })
    }
    if (!isExport) continue
    for (const one of statement.specifiers as Node[]) {
      const name = nameOf(one.local)
      const imported = made.imports.get(name)
      made.exports.set(nameOf(one.exported), where ? { file: where, name } : (imported ?? { name }))
    }
  }
  return made
}

/** What a statement gives a name to. */
function namedBy(statement: Node | null): [string, Node | null][] {
  if (statement?.type === 'FunctionDeclaration') return [[nameOf(statement.id), statement]]
  if (statement?.type !== 'VariableDeclaration') return []
  return (statement.declarations as Node[]).flatMap(({ id, init }) =>
    nodesIn(id).flatMap((part): [string, Node | null][] =>
      part.type === 'Identifier' ? [[nameOf(part), init as Node | null]] : [],
    ),
  )
}

function isFunction({ type }: Node): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration'
}

/** A piece of code and all its parts, but nothing that stands inside of what `closed` refuses. */
function nodesIn(code: unknown, closed: (node: Node) => boolean = () => false): Node[] {
  if (Array.isArray(code)) return code.flatMap((part) => nodesIn(part, closed))
  if (typeof code !== 'object' || code === null) return []
  const own = typeof (code as Node).type === 'string' ? [code as Node] : []
  if (own.some(closed)) return []
  return [...own, ...Object.values(code).flatMap((part) => nodesIn(part, closed))]
}

function nameOf(identifier: unknown): string {
  return ((identifier ?? {}) as { name?: string }).name ?? ''
}

function pathOf(file: string, imported: string): string {
  if (imported.startsWith('#app/')) return imported.slice(1)
  return imported.startsWith('.') ? normalize(join(dirname(file), imported)) : imported
}
