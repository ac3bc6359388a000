/** Copies a text; false where the browser lets no page do so. Called by a click. Over plain http there is no clipboard, but the older command. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const put = (event: ClipboardEvent) => {
      event.preventDefault();
      event.clipboardData?.setData('text/plain', text);
    };
    document.addEventListener('copy', put, { once: true });
    try {
      return document.execCommand('copy');
    } finally {
      document.removeEventListener('copy', put);
    }
  }
}
