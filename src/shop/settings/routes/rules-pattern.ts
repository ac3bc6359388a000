/** Path patterns of the route table: `/product/:slug`, `/journal/:slug.html`, `/app/*`. Pure. */

/** One segment: exactly this text, or a parameter between a prefix and a suffix, or all that is left. */
export type Segment = { kind: 'literal'; text: string } | { kind: 'param'; name: string; prefix: string; suffix: string } | { kind: 'rest' };

/** A pattern that cannot be used; the message names it. */
export class BadPattern extends Error {}

/** Reads a pattern. @throws BadPattern */
export function parsePattern(pattern: string): Segment[] {
  if (!pattern.startsWith('/')) throw new BadPattern(`path "${pattern}" must begin with a slash`);
  const parts = pattern.split('/').slice(1);
  if (parts.at(-1) === '') parts.pop();
  return parts.map((part, index) => {
    if (part === '*') {
      if (index !== parts.length - 1) throw new BadPattern(`path "${pattern}": "*" must stand at the end`);
      return { kind: 'rest' };
    }
    const found = /^([^:*]*):([a-z][a-zA-Z0-9]*)([^:*]*)$/.exec(part);
    if (found) return { kind: 'param', name: found[2]!, prefix: found[1]!, suffix: found[3]! };
    if (part === '' || /[:*]/.test(part)) throw new BadPattern(`path "${pattern}" has an unreadable part "${part}"`);
    return { kind: 'literal', text: part };
  });
}

/** The parameters of `parts` under a pattern, or null when it does not match. Parts are decoded and never empty. */
export function matchSegments(segments: readonly Segment[], parts: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    if (segment.kind === 'rest') {
      if (parts.length <= index) return null;
      params['rest'] = parts.slice(index).join('/');
      return params;
    }
    const part = parts[index];
    if (part === undefined) return null;
    if (segment.kind === 'literal') {
      if (part !== segment.text) return null;
    } else {
      const { prefix, suffix } = segment;
      if (part.length <= prefix.length + suffix.length || !part.startsWith(prefix) || !part.endsWith(suffix)) return null;
      params[segment.name] = part.slice(prefix.length, part.length - suffix.length);
    }
  }
  return segments.length === parts.length ? params : null;
}

/** Whether some path could match both patterns. */
export function overlap(a: readonly Segment[], b: readonly Segment[]): boolean {
  for (let index = 0; ; index += 1) {
    const one = a[index];
    const other = b[index];
    if (one?.kind === 'rest') return other !== undefined;
    if (other?.kind === 'rest') return one !== undefined;
    if (!one || !other) return !one && !other;
    if (!segmentsOverlap(one, other)) return false;
  }
}

function segmentsOverlap(one: Segment, other: Segment): boolean {
  if (one.kind === 'literal') return matchSegments([other], [one.text]) !== null;
  if (other.kind === 'literal') return matchSegments([one], [other.text]) !== null;
  if (one.kind !== 'param' || other.kind !== 'param') return true;
  const meets = (x: string, y: string, at: 'startsWith' | 'endsWith') => x[at](y) || y[at](x);
  return meets(one.prefix, other.prefix, 'startsWith') && meets(one.suffix, other.suffix, 'endsWith');
}

/** The path of a pattern with its parameters filled in, each encoded. One pass: what was filled in is not read as pattern again. */
export function fillPattern(pattern: string, params: Record<string, string>): string {
  return pattern.replace(/:([a-z][a-zA-Z0-9]*)|\/\*$/g, (_found, name: string | undefined) => {
    if (name !== undefined) return encodeURIComponent(params[name] ?? '');
    return params['rest'] ? `/${params['rest']}` : '';
  });
}
