/** Ways from one page of signing in to another; where one came from goes along. */
import { useState } from 'react';
import { callApi } from '#kit/browser/api-call.ts';
import { returnPath } from '#kit/pure/urls/return-path.ts';
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Around } from '#ui/messages/around.tsx';
import { Button } from '#ui/button.tsx';
import { Agreement } from '#ui/forms/agreement.tsx';
import { useHref } from '#ui/page-view.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import { noteBegunPage } from '../sign-in/begun-page.ts';
import type { Provider } from './model.ts';

/** The query that carries along where one came from; empty on the server, which does not know. */
function useReturn(): string {
  const back = useMounted() ? returnPath(new URLSearchParams(location.search).get('return')) : null;
  return back === null ? '' : `?return=${encodeURIComponent(back)}`;
}

/** An address of another of these pages. */
export function useAuthHref(): (path: string) => string {
  const href = useHref();
  const query = useReturn();
  return (path) => href(path) + query;
}

/** A line under a form that leads to another one; one that `follows` belongs to the line above it. */
export function OtherWay({ text, path, title, follows = false }: { text: string; path: string; title: string; follows?: boolean }) {
  const href = useAuthHref();
  return (
    <p className={follows ? '-mt-5 text-sm' : 'border-t border-line pt-3 text-sm'}>
      <Around text={text}>
        <a className="inline-flex min-h-11 items-center font-medium underline underline-offset-4" href={href(path)}>
          {title}
        </a>
      </Around>
    </p>
  );
}

/** Providers that vouch for people, each a way to sign in. */
export function Providers({ providers }: { providers: Provider[] }) {
  const href = useAuthHref();
  const [busy, setBusy] = useState('');
  const [errorMessage, setErrorMessage] = useState('');
  if (providers.length === 0) return null;
  const begin = async (provider: string) => {
    setBusy(provider);
    setErrorMessage('');
    const back = returnPath(new URLSearchParams(location.search).get('return')) ?? undefined;
    const { code, data, msg } = await callApi<{ url: string }>('/auth/openid/begin', { provider, return: back }, { quiet: true });
    if (code === 0 && data) {
      noteBegunPage(href('/auth/signin'));
      return location.assign(data.url);
    }
    setBusy('');
    return setErrorMessage(msg);
  };
  return (
    <div className="flex flex-col gap-3">
      {errorMessage && <Alert kind="error">{errorMessage}</Alert>}
      {providers.map(({ id, title }) => (
        <Button key={id} wide busy={busy === id} onClick={() => void begin(id)}>
          {m.auth_with({ provider: title })}
        </Button>
      ))}
      <p className="text-sm text-desc">
        <Agreement text={m.auth_openid_agree()} />
      </p>
    </div>
  );
}
