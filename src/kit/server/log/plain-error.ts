/** What may be logged of an error that came from outside: what kind it is, and its message without personal data. */

/** An error without addresses, codes and keys, which messages of mail servers and libraries repeat. */
export function plainError(error: unknown): { name: string; code: string | null; message: string } {
  const { name = 'Error', message = String(error), code = null } = (error ?? {}) as { name?: string; message?: string; code?: unknown };
  return { name, code: typeof code === 'string' || typeof code === 'number' ? String(code) : null, message: withoutSecrets(message).slice(0, 300) };
}

/** A text without e-mail addresses, numbers of six digits and more, and long runs that may be keys. */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(/[^\s<>"'@]+@[^\s<>"'@]+/g, '•••@•••')
    .replaceAll(/[\w-]{20,}/g, '•••')
    .replaceAll(/\d{6,}/g, '•••');
}
