/** The body of an answer as text, or null where it is longer than `bytes`: no more is read then. */
export async function readAtMost(answer: Response, bytes: number): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > bytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** What a text from outside holds as JSON; null for what is none. */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
