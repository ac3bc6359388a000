/** The first few of very many, without sorting all of them. Pure. */

/** Collects what is offered: the highest keys win; of equal ones the higher place, or the lower where `lowerFirst`. */
export type Best = { offer(key: number, place: number): void; /** Lower keys have lost. */ least(): number; /** Places, best first. */ places(): number[] };

/** The best `most`. */
export function bestOf(most: number, lowerFirst = false): Best {
  // A heap whose root is the worst that is kept.
  const keys = new Float64Array(most);
  const places = new Int32Array(most);
  let size = 0;
  const isWorse = (key: number, place: number, other: number) =>
    key < keys[other]! || (key === keys[other]! && (lowerFirst ? place > places[other]! : place < places[other]!));
  const put = (at: number, key: number, place: number) => {
    keys[at] = key;
    places[at] = place;
  };
  const add = (key: number, place: number) => {
    let at = size;
    size += 1;
    for (let above = (at - 1) >> 1; at > 0 && isWorse(key, place, above); above = (at - 1) >> 1) {
      put(at, keys[above]!, places[above]!);
      at = above;
    }
    put(at, key, place);
  };
  const replaceWorst = (key: number, place: number) => {
    let at = 0;
    for (;;) {
      let below = at * 2 + 1;
      if (below >= size) break;
      if (below + 1 < size && isWorse(keys[below + 1]!, places[below + 1]!, below)) below += 1;
      if (isWorse(key, place, below)) break;
      put(at, keys[below]!, places[below]!);
      at = below;
    }
    put(at, key, place);
  };
  return {
    offer(key, place) {
      if (size < most) add(key, place);
      else if (most > 0 && !isWorse(key, place, 0)) replaceWorst(key, place);
    },
    least: () => (size < most ? -Infinity : keys[0]!),
    places() {
      const kept = Array.from({ length: size }, (_one, index) => index);
      const sorted = kept.toSorted((a, b) => keys[b]! - keys[a]! || (lowerFirst ? places[a]! - places[b]! : places[b]! - places[a]!));
      return sorted.map((index) => places[index]!);
    },
  };
}
