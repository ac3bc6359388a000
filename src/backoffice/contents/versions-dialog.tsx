/** What a content was before, beside what it is now. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ContentInput, StaffContent } from '#shop/content/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { runAction } from '../api/data-provider.ts';
import { Comparison } from '../components/comparison/comparison.tsx';
import { differences, type Plain } from '../components/comparison/compare.ts';
import { useMoment } from '../components/money.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { useFieldTitles } from './field-inputs.tsx';

type Version = { number: number; at: string; staffName: string; title: string };
type VersionsDialogProps = { resource: string; content: StaffContent; onClose(): void };

/** A version chosen from the list, what differs from today's, and a way back to it. */
export function VersionsDialog({ resource, content, onClose }: VersionsDialogProps) {
  const translate = useTranslate();
  const moment = useMoment();
  const id = useId();
  const at = `/${resource}/${content.id}/versions`;
  const { data: versions } = useQuery({ queryKey: [at, content.updatedAt], queryFn: async () => (await callAdmin<{ items: Version[] }>(at)).data.items });
  const [chosen, setChosen] = useState<number | null>(null);
  const version = versions?.find(({ number }) => number === chosen) ?? versions?.[0];
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('backoffice_versions')}</DialogTitle>
      <DialogContent>
        {versions?.length === 0 && <Typography color="text.secondary">{translate('backoffice_versions_none')}</Typography>}
        {version && (
          <>
            <TextField
              select
              label={translate('backoffice_versions_choose')}
              value={version.number}
              onChange={({ target }) => setChosen(Number(target.value))}
              sx={{ mb: 2 }}
            >
              {versions!.map(({ number, at: when, staffName }) => (
                <MenuItem key={number} value={number}>
                  {[moment(when), staffName].filter(Boolean).join(' · ')}
                </MenuItem>
              ))}
            </TextField>
            <Differences at={`${at}/${version.number}`} content={content} title={moment(version.at)} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
        {version && <RestoreButton resource={resource} content={content} version={version} onDone={onClose} />}
      </DialogActions>
    </Dialog>
  );
}

const written: readonly (keyof ContentInput)[] = [
  'texts',
  'slug',
  'rootSlug',
  'author',
  'pictures',
  'products',
  'categories',
  'tags',
  'fields',
  'template',
  'publishAt',
  'unpublishAt',
  'published',
];
const writtenOf = (content: Partial<ContentInput>): Plain => Object.fromEntries(written.map((key) => [key, content[key]]));

function Differences({ at, content, title }: { at: string; content: StaffContent; title: string }) {
  const translate = useTranslate();
  const names = useFieldTitles(content.type);
  const { data } = useQuery({ queryKey: [at], queryFn: async () => (await callAdmin<{ content: ContentInput }>(at)).data.content });
  if (!data) return null;
  const fields = differences(writtenOf(data), writtenOf(content));
  if (fields.length === 0) return <Typography color="text.secondary">{translate('backoffice_versions_same')}</Typography>;
  return <Comparison fields={fields} titles={{ left: title, right: translate('backoffice_versions_now') }} names={names} />;
}

type RestoreButtonProps = { resource: string; content: StaffContent & { _etag?: string }; version: Version; onDone(): void };

function RestoreButton({ resource, content: { id, _etag: ifMatch }, version, onDone }: RestoreButtonProps) {
  const translate = useTranslate();
  const moment = useMoment();
  const attempt = useAttempt();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const restore = () =>
    attempt(async () => {
      await runAction(resource, { id, action: 'restore', body: { number: version.number }, ifMatch });
      notify('backoffice_versions_restored', { type: 'success' });
      refresh();
      onDone();
    });
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {translate('backoffice_versions_restore')}
      </Button>
      <Confirm
        isOpen={asking}
        title={translate('backoffice_versions_restore')}
        content={translate('backoffice_versions_restore_question', { at: moment(version.at) })}
        onConfirm={() => void restore()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
