import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { SingleCode } from '#shop/promotions/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { downloadFile } from '../api/download-file.ts';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import { Panel } from '../components/panel.tsx';
import { saveCsv } from '../components/save-file.ts';
import { useAttempt } from '../components/use-attempt.ts';
import { useRight } from '../components/use-right.ts';
import { useSettled } from '../components/inputs/use-settled.ts';

type Codes = { items: SingleCode[]; total: number; made: number; used: number };
const shown = 10;
// As the contract has it (`codeLimits`).
const [mostAtOnce, longestPrefix] = [10_000, 20];

/** The codes of the promotion on this page that begin like what was typed, and how to read them again. */
function useCodes(path: string, typed: string) {
  const q = useSettled(typed.trim());
  return useQuery({
    queryKey: ['single-codes', path, q],
    queryFn: async () => (await callAdmin<Codes>(`${path}?size=${shown}&filter=${encodeURIComponent(JSON.stringify(q ? { q } : {}))}`)).data,
    placeholderData: (before) => before,
  });
}

/** Codes that work once: how many there are, some of them, and making more. */
export function CodesCard() {
  const translate = useTranslate();
  const id = useRecordContext()?.id;
  const resource = useResourceContext() ?? 'promotions';
  const canWrite = useRight('write:marketing');
  const [typed, setTyped] = useState('');
  const path = `/${resource}/${id}/codes`;
  const { data, refetch } = useCodes(path, typed);
  return (
    <Panel title={translate('backoffice_promotion_codes')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {translate('backoffice_promotion_codes_hint')} {resource === 'promotions' && translate('backoffice_promotion_codes_only_hint')}
      </Typography>
      {data && data.made > 0 ? (
        <CodeList codes={data} typed={typed} onType={setTyped} />
      ) : (
        <Typography sx={{ mb: 1 }}>{translate('backoffice_promotion_codes_none')}</Typography>
      )}
      {canWrite && <CodeActions path={path} canExport={(data?.made ?? 0) > 0} onMade={() => void refetch()} />}
    </Panel>
  );
}

function CodeList({ codes, typed, onType }: { codes: Codes; typed: string; onType(typed: string): void }) {
  const translate = useTranslate();
  return (
    <>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{translate('backoffice_promotion_codes_state', { used: codes.used, made: codes.made })}</Typography>
      <TextField
        type="search"
        size="small"
        fullWidth
        label={translate('backoffice_promotion_codes_search')}
        value={typed}
        onChange={({ target }) => onType(target.value.slice(0, 50))}
      />
      <Box component="ul" sx={{ p: 0, my: 1, listStyle: 'none' }}>
        {codes.items.map((code) => (
          <CodeRow key={code.code} code={code} />
        ))}
      </Box>
    </>
  );
}

function CodeActions({ path, canExport, onMade }: { path: string; canExport: boolean; onMade(): void }) {
  const translate = useTranslate();
  const attempt = useAttempt();
  const [making, setMaking] = useState(false);
  const download = () =>
    attempt(async () => {
      const { name, text } = await downloadFile(`${path}.csv`);
      saveCsv(name, text);
    });
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => setMaking(true)}>
        {translate('backoffice_promotion_codes_make')}
      </Button>
      {canExport && (
        <Button startIcon={<DownloadIcon />} onClick={() => void download()}>
          {translate('backoffice_promotion_codes_export')}
        </Button>
      )}
      {making && <MakeDialog path={path} onClose={() => setMaking(false)} onMade={onMade} />}
    </Stack>
  );
}

function CodeRow({ code }: { code: SingleCode }) {
  const translate = useTranslate();
  return (
    <Stack component="li" direction="row" sx={{ justifyContent: 'space-between', gap: 2, flexWrap: 'wrap', py: 0.25 }}>
      <Box component="span" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {code.code}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {code.orderNo === null ? translate('backoffice_promotion_codes_unused') : translate('backoffice_promotion_codes_used_by', { number: code.orderNo })}
      </Typography>
    </Stack>
  );
}

function MakeDialog({ path, onClose, onMade }: { path: string; onClose(): void; onMade(): void }) {
  const translate = useTranslate();
  const make = async (fields: FormData) => {
    await callAdmin(path, { method: 'POST', body: { count: Number(textOf(fields, 'count')), prefix: textOf(fields, 'prefix') } });
    onMade();
  };
  return (
    <FormDialog
      title={translate('backoffice_promotion_codes_make')}
      submit={translate('backoffice_promotion_codes_make')}
      done="backoffice_promotion_codes_made"
      onClose={onClose}
      onSend={make}
    >
      <TextField
        name="count"
        type="number"
        label={translate('backoffice_promotion_codes_count')}
        defaultValue={100}
        required
        slotProps={{ htmlInput: { min: 1, max: mostAtOnce } }}
      />
      <TextField
        name="prefix"
        label={translate('backoffice_promotion_codes_prefix')}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: longestPrefix } }}
      />
    </FormDialog>
  );
}
