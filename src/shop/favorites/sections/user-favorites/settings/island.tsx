/** What can be done with a whole list: shared by a link, and watched for lower prices and what is in stock again. */
import { useRef, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { copyText } from '#kit/browser/copy-text.ts';
import { isConfirmed } from '#kit/browser/dialog.ts';
import { inLanguage } from '#kit/browser/navigate.ts';
import { showToast } from '#kit/browser/toast.ts';
import { Button } from '#ui/button.tsx';
import { CheckField, TextField } from '#ui/forms/field.tsx';
import { ScriptForm } from '#ui/forms/script-form.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { useMounted } from '#ui/use-mounted.ts';
import type { FavoriteShare, FavoriteType, FavoriteWatch } from '../../../contract.ts';
import { favoriteLimits } from '../../../contract-limits.ts';

export function ListSettings({ share, watch }: { share: FavoriteShare | null; watch: FavoriteWatch }) {
  return (
    <div className="grid gap-x-12 gap-y-10 pt-2 xl:grid-cols-2">
      <Watching initial={watch} />
      <Sharing initial={share} />
    </div>
  );
}

function Watching({ initial }: { initial: FavoriteWatch }) {
  const [watch, setWatch] = useState(initial);
  const mounted = useMounted();
  const save = async (wanted: FavoriteWatch) => {
    const before = watch;
    setWatch(wanted);
    const { code } = await callApi('/favorite/watch', wanted);
    if (code === 0) showToast(m.favorite_saved(), { kind: 'success' });
    else setWatch(before);
  };
  return (
    <section aria-labelledby="favorite-watch">
      <h2 id="favorite-watch" className="title-3 mb-2">
        {m.favorite_watch()}
      </h2>
      <CheckField form="watch" name="on" checked={watch.on} disabled={!mounted} onChange={(event) => void save({ ...watch, on: event.currentTarget.checked })}>
        {m.favorite_watch_on()}
      </CheckField>
      <CheckField
        form="watch"
        name="byMail"
        checked={watch.on && watch.byMail}
        disabled={!watch.on}
        onChange={(event) => void save({ ...watch, byMail: event.currentTarget.checked })}
      >
        {m.favorite_watch_mail()}
      </CheckField>
    </section>
  );
}

const favoriteTypes: readonly FavoriteType[] = ['product', 'article', 'page'];
const typeTitles: Readonly<Record<FavoriteType, typeof m.favorite_products>> = {
  product: m.favorite_products,
  article: m.favorite_articles,
  page: m.favorite_pages,
};

function Sharing({ initial }: { initial: FavoriteShare | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [types, setTypes] = useState<readonly FavoriteType[]>(initial?.types ?? ['product']);
  // What was pressed to end it is gone then; the keyboard goes on at the part's heading.
  const { share, state, save, stop } = useSharing(initial, () => heading.current?.focus());
  return (
    <section aria-labelledby="favorite-share">
      <h2 id="favorite-share" ref={heading} tabIndex={-1} className="title-3 mb-2">
        {m.favorite_share()}
      </h2>
      <p className="mb-4 text-sm text-desc">{m.favorite_share_text()}</p>
      <ScriptForm className="flex flex-col gap-3" busy={state.busy} message={state.message} onSend={({ title = '' }) => void save(title, types)}>
        <TextField
          form="share"
          name="title"
          label={m.favorite_share_name()}
          defaultValue={share?.title}
          maxLength={favoriteLimits.shareTitle}
          error={state.errors['title']}
          optional
        />
        <fieldset>
          <legend className="sr-only">{m.favorite_tabs()}</legend>
          {favoriteTypes.map((type) => (
            <CheckField
              key={type}
              form="share"
              name={type}
              checked={types.includes(type)}
              onChange={(event) => setTypes(event.currentTarget.checked ? [...types, type] : types.filter((one) => one !== type))}
              error={type === 'page' ? state.errors['types'] : undefined}
            >
              {typeTitles[type]()}
            </CheckField>
          ))}
        </fieldset>
        <Button type="submit" busy={state.busy} disabled={types.length === 0}>
          {share ? m.favorite_share_change() : m.favorite_share_make()}
        </Button>
      </ScriptForm>
      {share && <ShareLink share={share} onStop={() => void stop()} />}
    </section>
  );
}

/** The link as it is now, and its making and ending. */
function useSharing(initial: FavoriteShare | null, onStopped: () => void) {
  const [share, setShare] = useState(initial);
  const state = useForm('share');
  const save = async (title: string, types: readonly FavoriteType[]) => {
    const { code, data } = await state.send<FavoriteShare>('/favorite/share', { title, types });
    if (code !== 0 || !data) return;
    setShare(data);
    showToast(m.favorite_saved(), { kind: 'success' });
  };
  const stop = async () => {
    const question = { title: m.favorite_share_stop_ask(), text: m.favorite_share_stop_text(), no: m.ui_cancel(), yes: m.favorite_share_stop() };
    if (!(await isConfirmed({ ...question, kind: 'danger' }))) return;
    if ((await callApi('/favorite/share/stop')).code !== 0) return;
    onStopped();
    setShare(null);
  };
  return { share, state, save, stop };
}

function ShareLink({ share, onStop }: { share: FavoriteShare; onStop: () => void }) {
  const isHere = useMounted();
  const link = isHere ? location.origin + inLanguage(share.path) : share.path;
  const copy = async () => {
    if (await copyText(link)) showToast(m.favorite_share_copied(), { kind: 'success' });
    else showToast(m.product_link_not_copied(), { kind: 'error' });
  };
  return (
    <div className="mt-5">
      <TextField form="share" name="link" label={m.favorite_share_link()} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{m.favorite_share_copy()}</Button>
        <Button look="danger" onClick={onStop}>
          {m.favorite_share_stop()}
        </Button>
      </div>
    </div>
  );
}
