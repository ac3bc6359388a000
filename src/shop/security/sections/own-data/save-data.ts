/** Saves what the shop holds about the account as a file. */
import * as m from '#messages';
import { apiHeaders } from '#kit/browser/api-call.ts';
import { navigate, toSignIn } from '#kit/browser/navigate.ts';
import { forgetSession } from '#kit/browser/state.ts';
import { showToast } from '#kit/browser/toast.ts';
import { deviceNow } from '#kit/browser/clock.ts';

const keptMs = 60_000;

type Answer = { code: number; msg: string; data: object };

/** A download has no limit of time, as other calls have: it lasts as long as there is something to come. */
export async function saveData(): Promise<void> {
  try {
    const headers = { ...apiHeaders(), 'content-type': 'application/json' };
    const answer = await fetch('/api/web/user/export', { method: 'POST', headers, credentials: 'same-origin', body: '{}' });
    // Broken off on the way, it is no JSON.
    const { code, msg, data } = (await answer.json()) as Answer;
    if (code === 0) return saveFile(data);
    showToast(msg, { kind: 'error' });
    if (code !== 50 && code !== 51) return;
    forgetSession();
    navigate(toSignIn());
  } catch {
    showToast(m.error_unknown(), { kind: 'error' });
  }
}

function saveFile(data: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `account-${deviceNow().toISOString().slice(0, 10)}.json`;
  link.click();
  // Some browsers begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
