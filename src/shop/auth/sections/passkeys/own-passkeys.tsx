/** The passkeys that sign in to the account: one is added, renamed or removed in a dialog. */
import { useRef, useState } from 'react';
import * as m from '#messages';
import { canUsePasskeys } from '#kit/browser/passkeys/passkeys.ts';
import { showToast } from '#kit/browser/toast.ts';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { ActionRow, RowAction } from '#ui/step-up/action-row.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import { AddPasskey, RemovePasskey, RenamePasskey, type OwnPasskey } from './passkey-forms.tsx';

/** `origin`: under which passkeys work; null where none do. */
export type OwnPasskeysProps = { origin: string | null; passkeys: OwnPasskey[] };

type Editing = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: OwnPasskey };

/** Nothing where passkeys do not work and there is none to be removed. */
export function OwnPasskeys({ origin, passkeys: first }: OwnPasskeysProps) {
  const [passkeys, setPasskeys] = useState(first);
  const [editing, setEditing] = useState<Editing | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isMounted = useMounted();
  const canAdd = origin !== null && !(isMounted && !canUsePasskeys(origin));
  const close = () => setEditing(null);
  const take = (items: OwnPasskey[], message: string) => {
    setPasskeys(items);
    close();
    showToast(message, { kind: 'success' });
    // The button that was pressed may be gone.
    heading.current?.focus();
  };
  if (!canAdd && passkeys.length === 0) return null;
  return (
    <div className="border-t border-line pt-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6">
        <div className="min-w-0">
          <h3 className="font-medium outline-none" ref={heading} tabIndex={-1}>
            {m.auth_passkeys()}
          </h3>
          <p className="mt-1 text-sm text-desc">{passkeys.length === 0 ? m.auth_passkeys_none() : m.auth_passkeys_text()}</p>
        </div>
        {canAdd && (
          <button
            type="button"
            className="inline-flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4 hover:no-underline"
            aria-haspopup="dialog"
            onClick={() => setEditing({ kind: 'add' })}
          >
            {m.auth_passkey_add()}
          </button>
        )}
      </div>
      {passkeys.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-t border-line">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onAct={(kind) => setEditing({ kind, passkey })} />
          ))}
        </ul>
      )}
      <FormDialog title={titleOf(editing)} open={editing !== null} onClose={close}>
        {editing?.kind === 'add' && <AddPasskey onDone={(items) => take(items, m.auth_passkey_added())} onClose={close} />}
        {editing?.kind === 'rename' && <RenamePasskey passkey={editing.passkey} onDone={(items) => take(items, m.profile_saved())} onClose={close} />}
        {editing?.kind === 'remove' && <RemovePasskey passkey={editing.passkey} onDone={(items) => take(items, m.auth_passkey_removed())} onClose={close} />}
      </FormDialog>
    </div>
  );
}

function titleOf(editing: Editing | null): string {
  if (editing === null || editing.kind === 'add') return m.auth_passkey_add();
  return editing.kind === 'rename' ? m.auth_passkey_rename() : m.auth_passkey_remove_ask({ title: editing.passkey.title });
}

function Row({ passkey: { title, createdAt, lastUsedAt }, onAct }: { passkey: OwnPasskey; onAct: (kind: 'rename' | 'remove') => void }) {
  const { locale } = usePageView();
  const timeZone = useMounted() ? undefined : 'UTC';
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(lastUsedAt ?? createdAt));
  return (
    <ActionRow title={title} text={lastUsedAt === null ? m.auth_passkey_made_at({ date }) : m.auth_passkey_used_at({ date })}>
      <span className="flex flex-wrap justify-end gap-x-4">
        <RowAction of={title} onAct={() => onAct('rename')}>
          {m.auth_passkey_rename()}
        </RowAction>
        <RowAction of={title} onAct={() => onAct('remove')}>
          {m.auth_passkey_remove()}
        </RowAction>
      </span>
    </ActionRow>
  );
}
