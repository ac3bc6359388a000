/** What an account can do with all that is stored of it: take it along as a file, have it deleted. */
import * as m from '#messages';
import { useState } from 'react';
import { inLanguage, navigate } from '#kit/browser/navigate.ts';
import { clearDrafts } from '#kit/browser/form-drafts.ts';
import { forgetSession, userInfo } from '#kit/browser/state.ts';
import { showToast } from '#kit/browser/toast.ts';
import type { Overview } from '../../contract.ts';
import { SettingsGroup } from '#ui/forms/settings-group.tsx';
import { useMoney } from '#ui/page-view.tsx';
import { ActionRow, RowAction } from '#ui/step-up/action-row.tsx';
import { StepUpDialog, type Asked } from '../step-up-dialog.tsx';
import { saveData } from './save-data.ts';

/** Deleting is seldom meant: it is there, apart from what is harmless. */
export function OwnData({ facts }: { facts: Pick<Overview, 'hasPassword' | 'email' | 'mobile'> }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const priceOf = useMoney();
  const save = async () => {
    setBusy(true);
    await saveData();
    setBusy(false);
  };
  return (
    <>
      <SettingsGroup id="own-data" title={m.security_data()}>
        <ul className="divide-y divide-line">
          <ActionRow title={m.security_export()} text={m.security_export_text()}>
            <RowAction of={m.security_data()} busy={busy} onAct={() => void save()}>
              {m.security_export_save()}
            </RowAction>
          </ActionRow>
        </ul>
      </SettingsGroup>
      <SettingsGroup id="delete-account" title={m.security_delete()} text={m.security_delete_hint()}>
        <div className="md:text-end">
          <RowAction look="danger" of={m.security_delete()} onAct={() => setAsked(deleting(creditsLeft(priceOf)))}>
            {m.security_delete_do()}
          </RowAction>
        </div>
      </SettingsGroup>
      {asked && <StepUpDialog asked={asked} byPassword={facts.hasPassword} reach={facts.email ?? facts.mobile} onClose={() => setAsked(null)} />}
    </>
  );
}

/** What is lost of store credit, in a sentence. */
function creditsLeft(priceOf: ReturnType<typeof useMoney>): string | undefined {
  const { creditsBalance: left } = (userInfo.get() ?? {}) as { creditsBalance?: { amount: number; currency: string } };
  return left && left.amount > 0 ? m.security_delete_credits({ amount: priceOf(left) }) : undefined;
}

const deleting = (note: string | undefined): Asked => ({
  title: m.security_delete_ask(),
  note,
  text: m.security_delete_text(),
  action: m.security_delete(),
  look: 'danger',
  word: m.security_delete_word(),
  path: '/user/delete',
  body: {},
  endsSession: true,
  done: () => {
    forgetSession();
    clearDrafts();
    showToast(m.security_deleted_mail_title(), { kind: 'success', ms: 5_000 });
    navigate(inLanguage('/'));
  },
});
