/** An issue of the newsletter: written and sent, or, once it is on its way, what became of it. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Create, Edit, Form, TextInput, useRecordContext, useTranslate } from 'react-admin';
import type { IssueView } from '#shop/newsletter/contract.ts';
import { asText } from '../components/inputs/as-text.ts';
import { LanguageTabs } from '../components/language-tabs.tsx';
import { shopLanguages } from '../components/languages.ts';
import { useMoment } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { MainAndSide } from '../components/record-page.tsx';
import { SaveBar, SaveOrDeleteBar } from '../components/save-bar.tsx';
import { AudienceCard } from './audience-card.tsx';
import { IssueActions } from './issue-actions.tsx';
import { IssueStateChip } from './issue-list.tsx';
import { LetterCard } from './letter/letter-card.tsx';
import { PreviewCard, PreviewOfForm } from './preview-card.tsx';
import { SendCard } from './send-card.tsx';
import { newIssue, subjectOf, writtenIssue } from './written-issue.ts';
import { editFailure } from '../components/failures/read-failed.tsx';

// As the contract has it (`newsletterLimits`, `letterLimits`).
const longestLine = 200;

function WordsCard() {
  const translate = useTranslate();
  return (
    <Panel title={translate('backoffice_issue_words')}>
      <LanguageTabs languages={shopLanguages}>
        {(lang) => (
          <>
            <TextInput
              source={`texts.${lang}.subject`}
              label={translate('backoffice_newsletter_subject')}
              parse={asText}
              fullWidth
              slotProps={{ htmlInput: { maxLength: longestLine } }}
            />
            <TextInput
              source={`texts.${lang}.preheader`}
              label={translate('backoffice_letter_preheader')}
              helperText={translate('backoffice_letter_preheader_hint')}
              parse={asText}
              fullWidth
              slotProps={{ htmlInput: { maxLength: longestLine } }}
            />
          </>
        )}
      </LanguageTabs>
    </Panel>
  );
}

function Fields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <MainAndSide
        main={
          <>
            <WordsCard />
            <LetterCard />
          </>
        }
        side={
          <>
            <AudienceCard />
            <PreviewOfForm />
            {!isNew && <SendCard />}
          </>
        }
      />
      {isNew ? <SaveBar /> : <SaveOrDeleteBar />}
    </>
  );
}

/** A new issue; once it is saved, its own page, from which it is sent. */
export function IssueCreate() {
  return (
    <Create redirect="edit" transform={writtenIssue} component="div">
      <Form defaultValues={newIssue} warnWhenUnsavedChanges>
        <Fields isNew />
      </Form>
    </Create>
  );
}

/** An issue that there is. */
export function IssueEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} {...editFailure} transform={writtenIssue} component="div" actions={<IssueActions />}>
      <Issue />
    </Edit>
  );
}

function Issue() {
  const issue = useRecordContext<IssueView>();
  if (!issue) return null;
  if (issue.state === 'sending' || issue.state === 'sent')
    return <MainAndSide main={<Results issue={issue} />} side={<PreviewCard contentOf={() => writtenIssue(issue)} />} />;
  return (
    <Form warnWhenUnsavedChanges>
      <Fields isNew={false} />
    </Form>
  );
}

function Results({ issue }: { issue: IssueView }) {
  const translate = useTranslate();
  const moment = useMoment();
  const figures = ['queuedCount', 'sentCount', 'failedCount', 'unsubscribedCount'] as const;
  const names = { queuedCount: 'queued_count', sentCount: 'sent_count', failedCount: 'failed_count', unsubscribedCount: 'unsubscribed_count' } as const;
  return (
    <Panel title={subjectOf(issue)}>
      <IssueStateChip issue={issue} />
      {issue.startedAt && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {moment(issue.startedAt)}
        </Typography>
      )}
      <Box component="dl" sx={{ my: 2, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}>
        {figures.map((name) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {translate(`backoffice_issue_${names[name]}`)}
            </Typography>
            <Typography component="dd" variant="h6" sx={{ m: 0 }}>
              {issue[name]}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {translate('backoffice_issue_no_tracking')}
      </Typography>
    </Panel>
  );
}
