import Chip from '@mui/material/Chip';
import { FunctionField, SelectInput, SimpleList, useTranslate } from 'react-admin';
import type { IssueView } from '#shop/newsletter/contract.ts';
import { useChoices } from '../components/inputs/use-choices.ts';
import { FirstOfAll } from '../components/listings/first-of-all.tsx';
import { useMoment } from '../components/money.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { SideBySide } from '../components/row-label.tsx';
import { subjectOf } from './written-issue.ts';

// As the contract has them; the contract itself would bring its messages along.
const states: readonly IssueView['state'][] = ['draft', 'scheduled', 'sending', 'sent'];

/** Where an issue is on its way. */
export function IssueStateChip({ issue: { state } }: { issue: IssueView }) {
  const color = state === 'sent' ? 'success' : state === 'draft' ? 'default' : 'info';
  return <Chip size="small" variant="outlined" color={color} label={useTranslate()(`backoffice_issue_${state}`)} />;
}

const whenOf = ({ sendAt, startedAt, createdAt }: IssueView) => sendAt ?? startedAt ?? createdAt;

/** Issues, newest first, with what became of their mails. */
export function IssueList() {
  const translate = useTranslate();
  const moment = useMoment();
  const choices = useChoices()(states, 'backoffice_issue_');
  const count = (name: 'sentCount' | 'failedCount' | 'unsubscribedCount') => (issue: IssueView) =>
    issue.state === 'draft' || issue.state === 'scheduled' ? '–' : issue[name];
  return (
    <RecordList
      filters={[<SelectInput key="state" source="state" label={translate('backoffice_status')} choices={choices} alwaysOn />]}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={<FirstOfAll title={translate('backoffice_issue_none')} text={translate('backoffice_issue_none_text')} />}
      narrow={
        <SimpleList<IssueView>
          primaryText={(issue) => subjectOf(issue)}
          secondaryText={(issue) => (
            <SideBySide>
              {moment(whenOf(issue))}
              <IssueStateChip issue={issue} />
            </SideBySide>
          )}
          rowClick="edit"
        />
      }
    >
      <RecordTable spare={['failed', 'unsubscribed']} rowClick="edit" bulkActionButtons={false}>
        <FunctionField<IssueView> label={translate('backoffice_newsletter_subject')} render={(issue) => subjectOf(issue)} />
        <FunctionField<IssueView> key="state" label={translate('backoffice_status')} render={(issue) => <IssueStateChip issue={issue} />} />
        <FunctionField<IssueView> source="createdAt" label={translate('backoffice_issue_when')} render={(issue) => moment(whenOf(issue))} />
        <FunctionField<IssueView> key="sent" label={translate('backoffice_issue_sent_count')} render={count('sentCount')} textAlign="right" />
        <FunctionField<IssueView> key="failed" label={translate('backoffice_issue_failed_count')} render={count('failedCount')} textAlign="right" />
        <FunctionField<IssueView>
          key="unsubscribed"
          label={translate('backoffice_issue_unsubscribed_count')}
          render={count('unsubscribedCount')}
          textAlign="right"
        />
      </RecordTable>
    </RecordList>
  );
}
