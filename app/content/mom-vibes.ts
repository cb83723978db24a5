import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/runtime-macro'
import type { Drawing } from '#app/domain/card.ts'
import type { Vibe } from '#app/domain/quizzes/mom-quiz.ts'

interface VibeWords {
  name: MessageDescriptor
  blurb: MessageDescriptor
  tags: readonly MessageDescriptor[]
  drawing: Drawing
}

export const MOM_VIBES: Record<Vibe, VibeWords> = {
  PLANNER_PRO: {
    name: msg`Planner Pro`,
    blurb: msg`You know when the library books are due, and whose they are. Chaos has been to your door, looked at the calendar and left again.`,
    tags: [
      msg`beautiful notebooks`,
      msg`clever boxes`,
      msg`a good pen`,
      msg`a wall calendar`,
      msg`an afternoon off`,
    ],
    drawing: [
      { look: 'paper', d: 'M18 24h64v60H18z' },
      { look: 'ribbon', d: 'M18 24h64v17H18z' },
      { look: 'line', d: 'M18 24h64v60H18zM34 15v15M66 15v15M28 55l5 5 9-10M28 71l5 5 9-10' },
      { look: 'string', d: 'M52 57h20M52 73h14' },
    ],
  },
  SNACK_NINJA: {
    name: msg`Snack Ninja`,
    blurb: msg`Nobody saw you move, and yet there is something on every plate. You have ended quarrels with a biscuit and started friendships with soup.`,
    tags: [
      msg`good chocolate`,
      msg`spices from far away`,
      msg`a cookbook`,
      msg`picnic things`,
      msg`a sharp little knife`,
    ],
    drawing: [
      { look: 'shade', d: 'M50 14a36 36 0 1 0 36 36 13 13 0 0 1-15-13 13 13 0 0 1-11-13 13 13 0 0 1-10-10z' },
      { look: 'ribbon', d: 'M16 40h62l7 9-1 7H14.5z' },
      { look: 'ribbon', d: 'M17 48 2 40l5 10-6 9 15-5z' },
      { look: 'mark', d: 'M36 48h8M57 48h8' },
      { look: 'line', d: 'M34 68v.2M48 76v.2M62 66v.2M42 26v.2M28 32v.2M71 74v.2' },
    ],
  },
  COZY_QUEEN: {
    name: msg`Cozy Queen`,
    blurb: msg`Where you are it is warm. Your sofa has heard every secret, your blankets have names, and people stay longer than they meant to.`,
    tags: [msg`a soft blanket`, msg`candles`, msg`good tea`, msg`a novel for long evenings`, msg`warm socks`],
    drawing: [
      { look: 'ribbon', d: 'M22 44h48v24a18 18 0 0 1-18 18H40a18 18 0 0 1-18-18z' },
      { look: 'line', d: 'M70 52h6a9 9 0 0 1 0 19h-7M14 91h64' },
      { look: 'string', d: 'M36 36c-6-8 6-12 0-22M54 36c-6-8 6-12 0-22' },
      { look: 'mark', d: 'M34 74V58l6 6 6-9 6 9 6-6v16z' },
    ],
  },
  TRENDY_MAVEN: {
    name: msg`Trendy Maven`,
    blurb: msg`You knew the song before it was one. Everyone under twenty pretends not to ask you, and everyone over twenty just asks.`,
    tags: [
      msg`something from a small label`,
      msg`concert tickets`,
      msg`a bold scarf`,
      msg`new records`,
      msg`a design book`,
    ],
    drawing: [
      { look: 'ribbon', d: 'M10 42h34v10a17 17 0 0 1-34 0zM56 42h34v10a17 17 0 0 1-34 0z' },
      { look: 'line', d: 'M44 45c4-4 8-4 12 0M10 42l-5-9M90 42l5-9' },
      { look: 'mark', d: 'M19 54l9-6M65 54l9-6' },
      { look: 'string', d: 'M70 10v14M63 17h14M30 78v12M24 84h12M52 88v.2M44 22v.2' },
    ],
  },
  CHILL_SAGE: {
    name: msg`Chill Sage`,
    blurb: msg`Milk is spilt, and you look at it as others look at the sea. People bring you their storms and go home with weather.`,
    tags: [
      msg`a hammock`,
      msg`plants`,
      msg`a walk with a friend`,
      msg`herbal tea`,
      msg`a record of slow music`,
    ],
    drawing: [
      { look: 'shade', d: 'M50 80C18 66 20 34 50 10c30 24 32 56 0 70z' },
      {
        look: 'line',
        d: 'M50 10c30 24 32 56 0 70-32-14-30-46 0-70zM50 80V32M50 60l14-13M50 68 36 55M50 46l9-9',
      },
      { look: 'string', d: 'M14 90c12-6 24 6 36 0s24 6 36 0' },
    ],
  },
}
