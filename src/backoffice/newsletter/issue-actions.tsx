import Button from '@mui/material/Button';
import { TopToolbar, useNotify, useRecordContext, useRedirect, useTranslate } from 'react-admin';
import type { IssueView } from '#shop/newsletter/contract.ts';
import { runAction } from '../api/data-provider.ts';
import { useAttempt } from '../components/use-attempt.ts';
import { useRight } from '../components/use-right.ts';

/** Begins a draft with what an issue says, sent or not. */
export function IssueActions() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const attempt = useAttempt();
  const issue = useRecordContext<IssueView>();
  const canWrite = useRight('write:marketing');
  if (!issue || !canWrite) return <TopToolbar />;
  const duplicate = () =>
    attempt(async () => {
      const copy = await runAction('newsletter-issues', { id: issue.id, action: 'duplicate' });
      notify('backoffice_issue_duplicated', { type: 'success' });
      redirect('edit', 'newsletter-issues', copy.id);
    });
  return (
    <TopToolbar>
      <Button size="small" onClick={() => void duplicate()}>
        {translate('backoffice_issue_duplicate')}
      </Button>
    </TopToolbar>
  );
}
