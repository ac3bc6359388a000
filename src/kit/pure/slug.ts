/** Slugs: the part of an address that names an item. */
import { z } from 'zod';

/** Longest slug. */
export const slugLength = 200;

/** A slug as people write it: letters and digits of any script, and signs that an address carries unchanged in meaning. */
export const slugText = z
  .string()
  .trim()
  .max(slugLength)
  // No separator of addresses, no blank, no control character, and not a step up.
  .regex(/^(?!\.{1,2}$)[^\s\p{Cc}/?#%\\]+$/u);
