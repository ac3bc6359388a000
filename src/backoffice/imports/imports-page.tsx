import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type DragEvent } from 'react';
import { Title, useTranslate } from 'react-admin';
import type { Import, ImportFields, ImportKind } from '../../shop/transfers/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { FileButton } from '../components/file-button.tsx';
import { sendFile } from '../components/pickers/send-file.ts';
import { useMoment } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { ImportReport } from './import-report.tsx';
import { headerOf, matchHeader } from './read-header.ts';
import { ReadFailed } from '../components/failures/read-failed.tsx';

const headBytes = 64 * 1024;
const listed = 20;

/** `header`: the columns of a table; JSON has none. */
type Chosen = { file: File; header: string[] | null };

/** Imports: a file is dropped, tried out, and brought in. */
export function ImportsPage() {
  const translate = useTranslate();
  const client = useQueryClient();
  const moment = useMoment();
  const [open, setOpen] = useState<string | null>(null);
  const {
    data: fields,
    error,
    refetch,
  } = useQuery({ queryKey: ['import-fields'], queryFn: async () => (await callAdmin<ImportFields>('/imports/fields')).data });
  const { data: imports } = useQuery({
    queryKey: ['imports'],
    queryFn: async () => (await callAdmin<{ items: Import[] }>(`/imports?size=${listed}`)).data.items,
  });
  // One that runs is shown, also after the page was left or where a colleague began it.
  const running = imports?.find(({ state }) => state === 'running' || state === 'queued');
  if (open === null && running) setOpen(running.id);
  const started = async (id: string) => {
    setOpen(id);
    await client.invalidateQueries({ queryKey: ['imports'] });
  };
  return (
    <Box sx={{ p: { xs: 1, sm: 2 }, display: 'grid', gap: 2, maxWidth: 960 }}>
      <Title title={translate('backoffice_imports')} />
      {!fields && error && <ReadFailed error={error} onRetry={() => void refetch()} />}
      {fields && <NewImport fields={fields} onStarted={(id) => void started(id)} />}
      {open !== null && <ImportReport key={open} id={open} onDone={() => void client.invalidateQueries({ queryKey: ['imports'] })} />}
      <Panel title={translate('backoffice_imports_past')}>
        {imports?.length === 0 && <Typography color="text.secondary">{translate('backoffice_imports_none')}</Typography>}
        {imports?.map((one) => (
          <Stack key={one.id} direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', py: 0.5 }}>
            <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {`${one.fileName} · ${translate(`backoffice_imports_${one.kind}`)} · ${translate(`backoffice_imports_${one.state}`)}`}
              {one.dryRun && ` · ${translate('backoffice_imports_tried')}`}
              {` · ${moment(one.createdAt)} · ${one.staff}`}
            </Typography>
            <Button size="small" sx={{ flex: 'none' }} onClick={() => setOpen(one.id)}>
              {translate('backoffice_imports_report')}
            </Button>
          </Stack>
        ))}
      </Panel>
    </Box>
  );
}

const named = (mapping: Record<string, string>) => Object.fromEntries(Object.entries(mapping).filter(([, column]) => column !== ''));

function NewImport({ fields, onStarted }: { fields: ImportFields; onStarted(id: string): void }) {
  const translate = useTranslate();
  const attempt = useAttempt();
  const kinds = Object.keys(fields) as ImportKind[];
  const [kind, setKind] = useState<ImportKind>(kinds[0] ?? 'products');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [mapping, setMapping] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const match = chosen?.header && matchHeader(chosen.header, fields[kind] ?? []);
  const lacking = match?.missing.filter(({ field, required }) => required && !mapping[field]) ?? [];
  const choose = async (file: File | undefined) => {
    setMapping({});
    setChosen(file ? { file, header: headerOf(await file.slice(0, headBytes).text()) } : null);
  };
  const start = async (dryRun: boolean) => {
    if (!chosen) return;
    setBusy(true);
    await attempt(async () =>
      onStarted((await sendFile<{ id: string }>('/imports', chosen.file, { kind, dryRun: String(dryRun), mapping: JSON.stringify(named(mapping)) })).id),
    );
    setBusy(false);
  };
  return (
    <Panel title={translate('backoffice_imports_new')}>
      <Stack sx={{ gap: 2 }}>
        <TextField select size="small" label={translate('backoffice_imports_kind')} value={kind} onChange={({ target }) => setKind(target.value as ImportKind)}>
          {kinds.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`backoffice_imports_${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <Typography variant="body2" color="text.secondary">
          {translate(`backoffice_imports_${kind}_help`)}
        </Typography>
        <FileChoice name={chosen?.file.name} onChoose={(file) => void choose(file)} />
        {match && match.unknown.length > 0 && <Mapping {...match} mapping={mapping} onChange={setMapping} />}
        <Lacking fields={lacking} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" disabled={!chosen || busy || lacking.length > 0} onClick={() => void start(true)}>
            {translate('backoffice_imports_try')}
          </Button>
          <Button variant="outlined" disabled={!chosen || busy || lacking.length > 0} onClick={() => void start(false)}>
            {translate('backoffice_imports_start')}
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}

/** Why the file cannot be imported as it is. */
function Lacking({ fields }: { fields: MappingProps['missing'] }) {
  const translate = useTranslate();
  if (fields.length === 0) return null;
  const columns = fields.map(({ field, columns: [first] }) => first ?? field).join(translate('backoffice_list_comma'));
  return (
    <Typography role="alert" color="error">
      {translate('backoffice_imports_lacking', { columns })}
    </Typography>
  );
}

/** The file, dropped or chosen. */
function FileChoice({ name, onChoose }: { name: string | undefined; onChoose(file: File | undefined): void }) {
  const translate = useTranslate();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onChoose(event.dataTransfer.files[0]);
  };
  return (
    <Stack
      direction="row"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      sx={{ gap: 1.5, p: 2, alignItems: 'center', flexWrap: 'wrap', border: '2px dashed', borderColor: 'divider', borderRadius: 2 }}
    >
      <FileButton label={translate('backoffice_imports_choose')} accept=".csv,text/csv,.json,application/json" onChosen={([file]) => onChoose(file)} />
      <Typography component="output" variant="body2">
        {name ?? translate('backoffice_imports_drop')}
      </Typography>
    </Stack>
  );
}

type MappingProps = ReturnType<typeof matchHeader> & { mapping: Record<string, string>; onChange(mapping: Record<string, string>): void };

/** Columns that were not recognised, and the field chosen for each. */
function Mapping({ unknown, missing, mapping, onChange }: MappingProps) {
  const translate = useTranslate();
  const fieldOf = (column: string) => Object.keys(mapping).find((field) => mapping[field] === column) ?? '';
  const say = (column: string, field: string) => {
    const others = Object.fromEntries(Object.entries(mapping).filter(([, named]) => named !== column));
    onChange(field === '' ? others : { ...others, [field]: column });
  };
  return (
    <Box>
      <Typography variant="subtitle2" sx={{ mb: 1 }}>
        {translate('backoffice_imports_mapping')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {unknown.map((column) => (
          <TextField key={column} select size="small" label={column} value={fieldOf(column)} onChange={({ target }) => say(column, target.value)}>
            <MenuItem value="">{translate('backoffice_imports_ignore')}</MenuItem>
            {missing.map(({ field, columns, required }) => (
              <MenuItem key={field} value={field}>
                {`${columns[0] ?? field}${required ? ' *' : ''}`}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </Box>
  );
}
