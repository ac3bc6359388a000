import fc from 'fast-check';
import { addDays } from '#kit/pure/dates/days.ts';

/** Time zones with offsets of half an hour, days that begin at 01:00, days that never were, and the like. */
export const oddZones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Shanghai',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Havana',
  'America/Santiago',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'America/Sao_Paulo',
  'Asia/Beirut',
];

/** Any day from 2000 to 2034. */
export const anyDay = fc.integer({ min: 0, max: 365 * 35 }).map((count) => addDays('2000-01-01', count));
