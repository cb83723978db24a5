import { budgetForm, participantForm } from '#app/domain/draws/draw.ts'
import { done, type Outcome, refused } from '#app/domain/outcome.ts'
import type { ToastCode } from '#app/copy/toasts.ts'
import {
  addEverybody,
  addParticipant,
  changeParticipant,
  removeParticipant,
} from '#app/server/commands/draws/participants.ts'
import { allowPair, keepApart } from '#app/server/commands/draws/pairs.ts'
import { drawNames, setDrawBudget } from '#app/server/commands/draws/draw-names.ts'
import type { ChangedGathering } from '#app/server/commands/draws/mail-drawn-names.ts'
import { renewDrawLink } from '#app/server/commands/draws/draw-links.ts'
import { toastAt } from '#app/server/request/cookies.ts'
import { attempt, formOf, readForm, refuseForm } from '#app/server/request/form.ts'
import { requireOwnedGathering } from '#app/routes/portal/gatherings/own-gathering.ts'
import { idBehind } from '#app/server/request/opaque-id.ts'
import { offered } from '#app/server/request/words.ts'
import type { Services } from '#app/server/services.ts'
import { clientOf, type OwnedGathering, servicesOf } from '#app/server/request/viewer.ts'

type Done = Outcome<ToastCode>

const COMMANDS: Readonly<
  Record<string, (services: Services, gathering: ChangedGathering, form: FormData) => Promise<Done>>
> = {
  async add(services, gathering, form) {
    const read = participantIn(services, gathering, form)
    return read.ok ? saved(await addParticipant(services, gathering, read.value)) : read
  },
  async change(services, gathering, form) {
    const read = participantIn(services, gathering, form)
    if (!read.ok) return read
    const edited = { id: textIn(form, 'participant'), emailBefore: textIn(form, 'email_before') || null }
    return saved(await changeParticipant(services, gathering, edited, read.value))
  },
  async everybody(services, gathering) {
    const added = await addEverybody(services, gathering)
    return added.ok ? done(added.value > 0 ? 'draw_filled' : 'draw_saved') : added
  },
  remove: async (services, gathering, form) =>
    saved(await removeParticipant(services, gathering, textIn(form, 'participant'))),
  apart: async (services, gathering, form) => saved(await keepApart(services, gathering, pairIn(form))),
  allow: async (services, gathering, form) => saved(await allowPair(services, gathering, pairIn(form))),
  async budget(services, gathering, form) {
    const read = readForm(budgetForm, form)
    return read.ok ? saved(await setDrawBudget(services, gathering, read.value.budget)) : read
  },
  async draw(services, gathering, form) {
    if (form.has('budget')) {
      const read = readForm(budgetForm, form)
      if (!read.ok) return read
      await setDrawBudget(services, gathering, read.value.budget)
    }
    const drawn = await drawNames(services, gathering)
    return drawn.ok ? done(drawn.value > 0 ? 'names_drawn_unmailed' : 'names_drawn') : drawn
  },
  link: async (services, gathering, form) =>
    saved(await renewDrawLink(services, gathering, textIn(form, 'participant')), 'draw_link_renewed'),
}

/** Of the screens of a draw: does what a form asks for in `do`, and says so on the draw's own screen. */
export async function drawAction(args: Parameters<typeof requireOwnedGathering>[0]) {
  const services = servicesOf(args.context)
  const gathering = await requireOwnedGathering(args)
  const form = await formOf(args.request)
  const changed = await attempt(services, 'gathering_failed', () =>
    changeDraw(services, { ...gathering, client: clientOf(args.context) }, form),
  )
  if (!changed.ok) return refuseForm(args.context, changed, form)
  return toastAt(services, `/portal/gatherings/${gathering.id}/draw`, changed.value)
}

function changeDraw(services: Services, gathering: ChangedGathering, form: FormData): Promise<Done> {
  const asked = textIn(form, 'do')
  const command = Object.hasOwn(COMMANDS, asked) ? COMMANDS[asked] : undefined
  return command ? command(services, gathering, form) : Promise.resolve(refused('form_invalid'))
}

/** The profile is posted by an opaque id. */
function participantIn(services: Services, { profiles }: OwnedGathering, form: FormData) {
  const read = readForm(participantForm, form)
  if (!read.ok) return read
  const ids = profiles.map(({ id }) => id)
  const { profile, language } = read.value
  return done({
    ...read.value,
    profile: idBehind(services, profile, ids) ?? null,
    language: offered(language) ?? null,
  })
}

/** A pair is posted as its two ids, in `one` and `other` or with a space in `pair`. */
function pairIn(form: FormData): readonly [string, string] {
  const [one, other] = textIn(form, 'pair').split(' ')
  return [one || textIn(form, 'one'), other || textIn(form, 'other')]
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function saved(outcome: Outcome<null>, toast: ToastCode = 'draw_saved'): Done {
  return outcome.ok ? { ok: true, value: toast } : outcome
}
