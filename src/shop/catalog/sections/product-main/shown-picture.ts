/** The tie between the two islands of a product page. */
import { atom } from 'nanostores';

/** Id of the picture that belongs to the variant just chosen; null until one was chosen. */
export const chosenPictureId = atom<string | null>(null);
/** Price of the variant just chosen; null until one was chosen. */
export const chosenPrice = atom<{ amount: number; currency: string } | null>(null);
