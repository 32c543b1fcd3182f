import type { BeginningRow } from '../../beginning-row.ts';

/** The events that begin something for the user and so end what was, in English. */
export const beginnings: readonly BeginningRow[] = [
  {
    slots: 'work profession',
    events: `
      start, started, starting, begin, began, i joined, joined, got hired, hired, took me on, taken me on, taken on, got a job, got the job, got a new job, landed a job, landed a role, found a job, found work, new job,
      got an offer, accepted an offer, accepted a role, accepted a job, signed with, recruited, poached, headhunted, moved over, gone over, went over, my first day, first day, job offer, got a position, got a gig,
      snapped up, picked up work, signed my contract, passed probation, landed a gig, took a job, took a role, got work`,
    before: 'at, for, by',
    value: 'value',
    frame: 'works at @',
  },
  {
    slots: 'work profession',
    events: `
      start, started, starting, begin, began, got hired, hired me, hired, took me on, taken on, got a job, got the job, got a new job, landed a job, found a job, found work, new job, promoted, been promoted, bumped up,
      retrained, requalified, qualified, i work, i now work, working now, started work, appointed me, appointed, i'm working, been working, got work`,
    before: 'as a, as an, as, to be a',
    value: 'value',
    frame: 'works as @',
  },
  {
    slots: 'home',
    events: `
      moved, relocated, settled, resettled, landed, upped sticks, emigrated, moved back, moving van, transferred, we live, i live, i now live, we now live, living, settled down, decamped, ended up, unpacked, based,
      packed up, we're back, gone back, moved house, bought a house, bought a flat, bought a place, own place, new place, new flat, new house, new apartment, got a flat, got a place, got an apartment, rented a flat,
      rented a place, rented a room, rented an apartment, renting, found a flat, found a place, sharing a house, sharing a flat, house share, our first house, our first home, first place, closed on, signed the lease,
      signed a lease, got the keys, new address, i stay, we stay`,
    before: 'in, to, at, near, over in, out in, up in, down in',
    value: 'who',
    frame: 'lives in @',
  },
  {
    slots: 'age',
    events: `
      my birthday, turned, birthday was, it was my birthday, celebrated my, my bday, another birthday, bday`,
    before: 'was',
    value: 'figure',
    frame: 'is @ years old',
  },
  {
    slots: 'studies',
    events: `
      transferred, i transferred, got into, accepted into, enrolled, enrolled in, transferring, i now study, i've enrolled`,
    before: 'to, into, in, at',
    value: 'who',
    frame: 'studies at @',
  },
  {
    slots: 'home',
    with: "rented, bought, got, found, renting, signed, signing, sharing, share, moved, moving, have, we've, our, my",
    events: `
      own place, own flat, own house, apartment, flat, studio, bungalow, condo, cottage, townhouse, flatshare, houseshare, room, new place`,
    before: 'in, at, near, over in, out in, up in, down in',
    value: 'who',
    frame: 'lives in @',
  },
];
