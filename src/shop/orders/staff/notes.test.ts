/** Notes of staff on orders: who may change them, whom they mention, and what is mailed. */
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let order: TestOrder;

/** A staff member with a name. */
async function person(name: string, role: 'support' | 'manager' | 'owner' | 'editor' = 'support') {
  const headers = { 'x-auth': await staffToken(shop, role) };
  const found = await sql<{ id: string; email: string }>`select id, email from staff order by created_at desc, id desc limit 1`.execute(shop.kysely);
  const { id, email } = found.rows[0]!;
  await sql`update staff set name = ${name} where id = ${id}`.execute(shop.kysely);
  const act = (action: string, body: object = {}) => shop.client().post(`/api/admin/orders/${order.orderNo}/${action}`, body, headers);
  const read = async () => (await shop.client().get(`/api/admin/orders/${order.orderNo}`, headers)).data.notes;
  const get = (path: string) => shop.client().get(`/api/admin/${path}`, headers);
  return { id, email, act, read, get };
}
type Person = Awaited<ReturnType<typeof person>>;

let [mara, ben, wang, owner]: Person[] = [];
const audited = async (action: string) =>
  (
    await sql<{
      detail: Record<string, unknown>;
    }>`select detail from staff_action where action = ${action} and subject = ${order.orderNo} order by at, id`.execute(shop.kysely)
  ).rows.map(({ detail }) => detail);
const mailsTo = async ({ email }: Person) => {
  await runJobs(shop);
  const names = (await readdir(shop.host.config.mailDir)).filter((name) => name.includes('mention-'));
  const mails = await Promise.all(names.map((name) => readFile(`${shop.host.config.mailDir}/${name}`, 'utf8')));
  return mails.filter((mail) => mail.includes(email));
};
const listed = async (who: Person, mentioned: 'any' | 'new') =>
  (await who.get(`orders?filter=${encodeURIComponent(JSON.stringify({ mentioned }))}`)).data.items.map((one: { orderNo: string }) => one.orderNo);
const waiting = async (who: Person) => (await who.get('reports/waiting')).data.mentions;

beforeAll(async () => {
  shop = await createTestApp();
  const [thing] = await insertTestProduct(shop.host.database, { variants: [{}] });
  order = await placeTestOrder(shop, thing!, { paymentMethodId: 'bankTransfer' });
  [mara, ben, wang, owner] = [await person('Mara Lind'), await person('Ben'), await person('王伟', 'manager'), await person('Olga', 'owner')];
  await sql`update staff set lang = 'zh' where id = ${wang!.id}`.execute(shop.kysely);
}, 60_000);
afterAll(() => shop.close());

describe('a note', () => {
  it('is changed and deleted by its author and by owners, by nobody else, and the audit log has what it said', async () => {
    const [note] = (await mara!.act('note', { text: 'Call <b>first</b>' })).data.notes;
    expect(note).toMatchObject({ text: 'Call <b>first</b>', staff: 'Mara Lind', editedAt: null, editable: true, mentions: [], isNew: false });
    expect((await ben!.read())[0]).toMatchObject({ id: note.id, editable: false });
    expect(await ben!.act('note-edit', { note: note.id, text: 'Mine' })).toMatchObject({ status: 403, code: 30 });
    expect(await wang!.act('note-delete', { note: note.id })).toMatchObject({ status: 403, code: 30 });
    expect(await mara!.act('note-edit', { note: note.id, text: ' ' })).toMatchObject({ status: 400, code: 40 });
    expect(await mara!.act('note-edit', { note: note.id, text: 'x'.repeat(2_001) })).toMatchObject({ status: 400, code: 40 });
    expect(await mara!.act('note-edit', { note: newId(), text: 'x' })).toMatchObject({ status: 404 });
    expect(await mara!.act('note-edit', { note: 'nothing', text: 'x' })).toMatchObject({ status: 404 });
    const changed = await mara!.act('note-edit', { note: note.id, text: 'Call at noon' });
    expect(changed.data.notes).toMatchObject([{ id: note.id, text: 'Call at noon', at: note.at, editedAt: expect.any(String) }]);
    expect(await audited('order.note-edit')).toMatchObject([{ changes: { text: { before: 'Call <b>first</b>', after: 'Call at noon' } } }]);
    expect((await owner!.act('note-edit', { note: note.id, text: 'Call at one' })).data.notes[0]).toMatchObject({ text: 'Call at one', staff: 'Mara Lind' });
    expect((await owner!.act('note-delete', { note: note.id })).data.notes).toEqual([]);
    expect(await audited('order.note-delete')).toMatchObject([{ text: 'Call at one', staff: 'Mara Lind' }]);
    expect(await mara!.act('note-delete', { note: note.id })).toMatchObject({ status: 404 });
  });

  it('mentions colleagues, who get one mail each and see it until they have opened the order', async () => {
    const text = 'Ask @Ben & @王伟: is <i>this</i> right?';
    const sent = await mara!.act('note', { text, mentions: [ben!.id, wang!.id, mara!.id, owner!.id] });
    const [note] = sent.data.notes;
    // Whose name is not in the text is not mentioned, nor is who wrote it.
    expect(note.mentions.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Ben', '王伟']);
    const [mail, ...more] = await mailsTo(ben!);
    expect([more.length, (await mailsTo(wang!)).length, (await mailsTo(owner!)).length, (await mailsTo(mara!)).length]).toEqual([0, 1, 0, 0]);
    expect(mail).toContain(`/backoffice/orders/${order.orderId}/show`);
    expect(mail).toContain(`Mara Lind mentioned you on order ${order.orderNo}`);
    expect(mail).not.toContain('<i>this</i>=20right</');
    // 王伟 reads Chinese, whatever who wrote the note does.
    expect((await mailsTo(wang!))[0]).toContain('lang=3D"zh"');
    expect([await waiting(ben!), await listed(ben!, 'new'), await listed(ben!, 'any')]).toEqual([1, [order.orderNo], [order.orderNo]]);
    expect([await waiting(owner!), await listed(owner!, 'any')]).toEqual([0, []]);
    expect((await ben!.read())[0]).toMatchObject({ isNew: true });
    expect((await mara!.read())[0]).toMatchObject({ isNew: false });

    expect((await ben!.act('note-seen')).data.notes[0]).toMatchObject({ isNew: false });
    expect([await waiting(ben!), await listed(ben!, 'new'), await listed(ben!, 'any'), await waiting(wang!)]).toEqual([0, [], [order.orderNo], 1]);

    // A change mails only those newly mentioned; those no longer mentioned lose the pending notice.
    await mara!.act('note-edit', { note: note.id, text: 'Ask @Ben, and @Olga', mentions: [ben!.id, owner!.id] });
    expect([(await mailsTo(ben!)).length, (await mailsTo(wang!)).length, (await mailsTo(owner!)).length]).toEqual([1, 1, 1]);
    expect([await waiting(ben!), await waiting(wang!), await waiting(owner!)]).toEqual([0, 0, 1]);
    await mara!.act('note-delete', { note: note.id });
    expect(await waiting(owner!)).toBe(0);
  });

  it('mentions nobody who is not on the staff, may not see orders, or cannot sign in', async () => {
    const editor = await person('Edith', 'editor');
    const gone = await person('Gone');
    await sql`update staff set disabled_at = ${shop.clock.now} where id = ${gone.id}`.execute(shop.kysely);
    for (const id of [editor.id, gone.id, newId(), 'nobody'])
      expect(await mara!.act('note', { text: '@Edith @Gone', mentions: [id] })).toMatchObject({
        status: 400,
        code: 40,
        data: { errors: { mentions: expect.any(String) } },
      });
    expect(await mara!.act('note', { text: 'x', mentions: Array.from({ length: 21 }, () => newId()) })).toMatchObject({ status: 400 });
    const names = async (q: string) =>
      (await mara!.get(`colleagues?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).data.items.map(({ name }: { name: string }) => name);
    expect([await names('be'), await names('王'), await names('edith'), await names('gone'), await names('mara'), await names('%')]).toEqual([
      ['Ben'],
      ['王伟'],
      [],
      [],
      [],
      [],
    ]);
    expect(Object.keys((await mara!.get('colleagues')).data.items[0])).toEqual(['id', 'name']);
  });
});
