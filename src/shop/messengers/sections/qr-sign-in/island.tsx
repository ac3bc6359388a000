/** A code to scan, or the way to the app's own page; on a phone a link, for it cannot scan itself. */
import { useEffect } from 'react';
import * as m from '#messages';
import { enterShop } from '#kit/browser/enter.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import type { Created, TicketState } from '../../contract.ts';
import { useTicket } from './use-ticket.ts';
import type { QrSignInProps } from './props.ts';

/** One button for each app, then its code. */
export function QrSignIn({ messengers }: QrSignInProps) {
  const { locale, userBasePath } = usePageView();
  const { provider, created, state, refusal, busy, entered, ask } = useTicket();
  useEffect(() => {
    if (entered) void enterShop(entered, { userBasePath });
  }, [entered, userBasePath]);
  const messenger = messengers.find(({ id }) => id === provider)?.title ?? '';
  const over = state === 'expired' || state === 'refused' || refusal !== null;
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        {messengers.map(({ id, title }) => (
          <Button key={id} busy={busy && id === provider} aria-pressed={id === provider} onClick={() => void ask(id)}>
            {m.messengers_with({ messenger: title }, { locale })}
          </Button>
        ))}
      </div>
      {created && (state === 'waiting' || state === 'scanned') && <Code created={created} messenger={messenger} />}
      <output className={state ? 'mt-4 block font-medium' : 'sr-only'}>{state && saidOf(state, messenger, { locale })}</output>
      {refusal && (
        <div className="mt-4">
          <Alert kind="error">{refusal}</Alert>
        </div>
      )}
      {over && provider && (
        <Button className="mt-4" busy={busy} onClick={() => void ask(provider)}>
          {m.messengers_again({}, { locale })}
        </Button>
      )}
    </>
  );
}

function Code({ created, messenger }: { created: Created; messenger: string }) {
  const { locale } = usePageView();
  const mounted = useMounted();
  // A phone cannot scan its own screen.
  const isPhone = mounted && matchMedia('(pointer: coarse)').matches;
  const showsCode = created.shows === 'code' && !isPhone;
  const alt = m.messengers_code_alt({ messenger }, { locale });
  return (
    <div className="mt-6 grid gap-4">
      {showsCode && (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(created.svg)}`}
          width="208"
          height="208"
          alt={alt}
          className="rounded-box border border-line bg-white"
        />
      )}
      <p>
        <a href={created.url} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {showsCode ? m.messengers_open_here({}, { locale }) : m.messengers_open({ messenger }, { locale })}
          <span className="sr-only"> {m.messengers_new_window({}, { locale })}</span>
        </a>
      </p>
      {created.shows === 'code' && (
        <p>
          {m.messengers_match({}, { locale })} <strong className="text-xl tabular-nums">{created.matchCode}</strong>
        </p>
      )}
    </div>
  );
}

function saidOf(state: TicketState, messenger: string, options: { locale: 'en' | 'zh' | 'zh-HK' }): string {
  if (state === 'waiting') return m.messengers_waiting({ messenger }, options);
  if (state === 'scanned') return m.messengers_scanned({}, options);
  if (state === 'confirmed') return m.messengers_signed_in({}, options);
  return state === 'refused' ? m.messengers_refused({}, options) : m.messengers_expired({}, options);
}
