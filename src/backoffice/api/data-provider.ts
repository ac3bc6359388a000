/**
 * react-admin's data over the REST contract of `/api/admin`. A record carries the tag with which it was read as `_etag`;
 * it goes back as `If-Match`, so that nobody undoes another person's change.
 */
import { HttpError, type DataProvider, type GetListParams, type Identifier, type RaRecord } from 'react-admin';
import { callAdmin } from './call-admin.ts';
import { requestMerge } from './request-merge.ts';
import { isGoing } from './waiting-writes.ts';

type Tagged = RaRecord & { _etag?: string };
type Listed = { items: RaRecord[]; total: number };

const listQuery = ({ pagination, sort, filter }: GetListParams): string => {
  const query = new URLSearchParams({ page: String(pagination?.page ?? 1), size: String(pagination?.perPage ?? 25) });
  if (sort?.field) query.set('sort', `${sort.order === 'DESC' ? '-' : ''}${sort.field}`);
  const asked = Object.fromEntries(Object.entries((filter ?? {}) as object).filter(([, value]) => value !== '' && value !== null && value !== undefined));
  if (Object.keys(asked).length > 0) query.set('filter', JSON.stringify(asked));
  return query.toString();
};

const pathOf = (resource: string, id: Identifier) => `/${resource}/${encodeURIComponent(String(id))}`;

async function readOne(resource: string, id: Identifier): Promise<Tagged> {
  const { data, etag, date } = await callAdmin<RaRecord>(pathOf(resource, id));
  const record = { ...data, id: data.id ?? id, ...(etag === null ? {} : { _etag: etag }) };
  if (etag !== null) remember(resource, { record, date });
  return record;
}

// What forms were opened with: by the tag, for a record that was read again since is another.
type Opened = { record: Tagged; date: string | null };
const opened = new Map<string, Opened>();
const mostOpened = 40;

function remember(resource: string, { record, date }: Opened): void {
  opened.set(`${resource} ${record.id} ${record._etag}`, { record, date });
  for (const key of opened.keys()) if (opened.size > mostOpened) opened.delete(key);
}

/**
 * What went wrong, as a form takes it: without errors of its own it would count as saved, and leaving it would ask nothing. The notice says
 * the shop's words then, which also name fields that are not on the screen.
 */
async function asForms<Answer>(sending: Promise<Answer>): Promise<Answer> {
  try {
    return await sending;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const body = (error.body ?? {}) as { errors?: object };
    throw new HttpError(error.message, error.status, { ...body, errors: { ...body.errors, root: { serverError: error.message } } });
  }
}

/** How a record is saved where that is no PUT: by an action that takes it, of which the form shows something else than what was read. */
type Way = { action?: string; shown?(record: RaRecord): RaRecord };
type Saving = { id: Identifier; data: Partial<Tagged>; previousData?: Tagged };

/** Saves a record; where another person saved it first, the user chooses field by field. @throws HttpError */
async function save(resource: string, { id, data, previousData }: Saving, way: Way = {}): Promise<{ data: Tagged }> {
  const { action, shown = (record: RaRecord) => record } = way;
  const ifMatch = data._etag ?? previousData?._etag;
  try {
    const [path, method] = action ? ([`${pathOf(resource, id)}/${action}`, 'POST'] as const) : ([pathOf(resource, id), 'PUT'] as const);
    const { data: changed, etag, date } = await callAdmin<RaRecord>(path, { method, body: withoutTag(data), ifMatch });
    const record = { ...changed, id: changed.id ?? id, _etag: etag } as Tagged;
    if (etag !== null) remember(resource, { record, date });
    return { data: record };
  } catch (error) {
    const { record: base = previousData, date = null } = opened.get(`${resource} ${id} ${ifMatch}`) ?? {};
    if ((error as HttpError).status !== 412 || !base) throw error;
    const theirs = await readOne(resource, id);
    const merged = await requestMerge({ base: shown(base as Tagged), mine: data, theirs: shown(theirs), of: { resource, id: String(id), since: date } });
    if (!merged) throw error;
    return save(resource, { id, data: { ...merged, _etag: theirs._etag! }, previousData: theirs }, way);
  }
}

const withoutTag = ({ _etag: _tag, ...record }: Partial<Tagged>) => record;

const unsupported = (what: string) => async (): Promise<never> => {
  throw new Error(`${what} is not part of /api/admin`);
};

/** An action on a record: `POST /{resource}/{id}/{action}`; the record as it is afterwards. */
export async function runAction(
  resource: string,
  { id, action, body, ifMatch }: { id: Identifier; action: string; body?: unknown; ifMatch?: string | undefined },
): Promise<RaRecord> {
  return (await callAdmin<RaRecord>(`${pathOf(resource, id)}/${action}`, { method: 'POST', body, ifMatch })).data;
}

/** Saves a record on a screen that is no form of react-admin's; where another was first, as a form does. @throws HttpError */
export async function saveRecord(resource: string, saving: Saving): Promise<Tagged> {
  return (await save(resource, saving)).data;
}

/** Saves a record by an action that takes it; where another was first, as a form does. @throws HttpError */
export async function saveByAction(resource: string, saving: Saving, way: Required<Way>): Promise<Tagged> {
  return (await save(resource, saving, way)).data;
}

/** Removes a record as it was read; sent to the end where the page is left. */
export async function removeRecord(resource: string, { id, _etag: ifMatch }: { id: Identifier; _etag?: string | undefined }): Promise<void> {
  await callAdmin(pathOf(resource, id), { method: 'DELETE', ifMatch, keepalive: true });
}

/** The provider. */
export const dataProvider = {
  async getList(resource: string, params: GetListParams) {
    const { data } = await callAdmin<Listed>(`/${resource}?${listQuery(params)}`);
    const staying = data.items.filter(({ id }) => !isGoing(resource, id));
    return { data: staying, total: data.total - (data.items.length - staying.length) };
  },
  async getOne(resource: string, { id }: { id: Identifier }) {
    return { data: await readOne(resource, id) };
  },
  async getMany(resource: string, { ids }: { ids: Identifier[] }) {
    return { data: await Promise.all(ids.map((id) => readOne(resource, id))) };
  },
  async create(resource: string, { data }: { data: Partial<RaRecord> }) {
    const { data: made, etag } = await asForms(callAdmin<RaRecord>(`/${resource}`, { method: 'POST', body: data }));
    return { data: { ...made, _etag: etag } };
  },
  update: async (resource: string, params: Saving) => asForms(save(resource, params)),
  getManyReference: unsupported('getManyReference'),
  updateMany: unsupported('updateMany'),
  async delete(resource: string, { id, previousData }: { id: Identifier; previousData?: Tagged }) {
    await removeRecord(resource, { id, _etag: previousData?._etag ?? (await readOne(resource, id))._etag });
    return { data: previousData ?? { id } };
  },
  deleteMany: unsupported('deleteMany'),
} as unknown as DataProvider;
