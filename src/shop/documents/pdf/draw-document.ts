/** A document as a PDF. */
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { codePath } from '#kit/server/draw-code.ts';
import { documentLimits } from '../contract.ts';
import type { Fact, PrintedDocument } from '../rules.ts';
import { cutFonts } from './cut-fonts.ts';
import { findFonts } from './font-files.ts';
import { drawable, tidy, unknownCharacter } from './set-text.ts';
import { Sheet, type TextStyle } from './sheet.ts';

const ink = '#1b1b20';
const soft = '#5c5c66';
const heading: TextStyle = { size: 20, weight: 'bold', color: ink };
const strong: TextStyle = { size: 9.5, weight: 'bold', color: ink };
const plain: TextStyle = { size: 9.5, weight: 'regular', color: ink };
const small: TextStyle = { size: 8, weight: 'regular', color: soft };
const address: TextStyle = { size: 13, weight: 'regular', color: ink };
const sum: TextStyle = { size: 12, weight: 'bold', color: ink };
const gap = 14;
/** What page numbers are made of. */
const numbers = '0123456789 /';
/** Rows between which other work of the process gets its turn. */
const rowsAtOnce = 20;

/** Draws a document and answers the file. It stops when `signal` says so. */
export async function drawDocument(given: PrintedDocument, { at, signal }: { at: Date; signal: AbortSignal }): Promise<Buffer> {
  const short = withTexts(given, (text) => tidy(text, documentLimits.textLength));
  const find = await findFonts(given.lang, [...textsOf(short), numbers, unknownCharacter]);
  const document = withTexts(short, (text) => drawable(text, find));
  const { regular, bold } = textsByWeight(document);
  const fonts = await cutFonts({ regular: [...regular, numbers], bold }, find);
  signal.throwIfAborted();
  const { size, shopName, locale } = document;
  const sheet = new Sheet({ size, title: `${document.title} ${document.number}`, author: shopName, lang: locale, at }, { fonts, find });
  const file = buffer(sheet.doc);
  drawHead(sheet, document);
  if (document.code) drawCode(sheet, document.code);
  await drawTable(sheet, document, signal);
  drawTotals(sheet, document.totals);
  drawTables(sheet, document.tables);
  for (const note of document.notes) paragraph(sheet, note, plain);
  drawFoot(sheet, document.foot);
  sheet.footers((page, pages) => `${page} / ${pages}`, small);
  sheet.doc.end();
  return file;
}

/** The same document, every text of it changed. */
function withTexts(document: PrintedDocument, change: (text: string) => string): PrintedDocument {
  const facts = <Some extends Fact>(some: readonly Some[]) => some.map((fact) => ({ ...fact, title: change(fact.title), value: change(fact.value) }));
  return {
    ...document,
    title: change(document.title),
    number: change(document.number),
    shopName: change(document.shopName),
    facts: facts(document.facts),
    blocks: document.blocks.map((block) => ({ title: change(block.title), lines: block.lines.map(change) })),
    columns: document.columns.map((column) => ({ ...column, title: change(column.title) })),
    rows: document.rows.map((row) => ({ cells: row.cells.map(change), note: change(row.note) })),
    totals: facts(document.totals),
    tables: document.tables.map((table) => ({ title: change(table.title), facts: facts(table.facts) })),
    notes: document.notes.map(change),
    foot: document.foot.map(change),
  };
}

const textsOf = (document: PrintedDocument) => Object.values(textsByWeight(document)).flat();

/** What is written in which weight. */
function textsByWeight(document: PrintedDocument): { regular: string[]; bold: string[] } {
  const both = (facts: readonly Fact[]) => facts.flatMap(({ title, value }) => [title, value]);
  const titles = [...document.columns, ...document.tables, ...document.blocks].map(({ title }) => title);
  const cells = document.rows.flatMap(({ cells: [, ...others], note }) => [...others, note]);
  const blocks = document.blocks.flatMap(({ lines }) => lines);
  const facts = both([...document.facts, ...document.totals.filter(({ isSum }) => !isSum), ...document.tables.flatMap((table) => table.facts)]);
  const sums = both(document.totals.filter(({ isSum }) => isSum));
  return {
    regular: [...titles, ...cells, ...blocks, ...facts, ...document.notes, ...document.foot],
    bold: [document.title, document.shopName, document.number, ...sums, ...document.rows.flatMap(({ cells: [first] }) => first ?? [])],
  };
}

function drawHead(sheet: Sheet, document: PrintedDocument): void {
  const { left, width } = sheet;
  const half = width / 2;
  const shop = sheet.lines(document.shopName, half, strong);
  sheet.write(shop, { x: left + half, width: half, align: 'end', y: sheet.y + 8 }, strong);
  sheet.y = sheet.write(sheet.lines(document.title, half, heading), { x: left, width: half, y: sheet.y, tag: 'H1' }, heading) + gap;
  sheet.rule({ y: sheet.y });
  sheet.y += 8;
  grid(
    sheet,
    document.facts.map(({ title, value }) => ({ title, lines: [value] })),
    3,
  );
  sheet.rule({ y: sheet.y });
  sheet.y += gap;
  // Cut out and stuck on a parcel, an address is read from afar.
  grid(sheet, document.blocks, 2, document.kind === 'returnLabel' ? address : plain);
  sheet.y += gap / 2;
}

/** Titled blocks side by side, row by row. */
function grid(sheet: Sheet, blocks: readonly { title: string; lines: readonly string[] }[], across: number, style: TextStyle = plain): void {
  const width = sheet.width / across - 12;
  for (let from = 0; from < blocks.length; from += across) {
    const row = blocks.slice(from, from + across).map((unit) => ({
      title: sheet.lines(unit.title, width, small),
      lines: unit.lines.flatMap((line) => sheet.lines(line, width, style)),
    }));
    sheet.makeRoom(Math.max(...row.map(({ title, lines }) => sheet.height(title.length, small) + sheet.height(lines.length, style))));
    const top = sheet.y;
    const ends = row.map(({ title, lines }, index) => {
      const x = sheet.left + (sheet.width / across) * index;
      return sheet.write(lines, { x, width, y: sheet.write(title, { x, width, y: top }, small) }, style);
    });
    sheet.y = Math.max(...ends) + 8;
  }
}

const codeSize = 110;

function drawCode(sheet: Sheet, { text, title }: NonNullable<PrintedDocument['code']>): void {
  sheet.makeRoom(codeSize + gap);
  sheet.drawing(codePath(text), { x: sheet.left, width: codeSize, title });
  sheet.y += codeSize + gap;
}

/** The first column takes what the others leave. */
function columnsOf(sheet: Sheet, { columns }: PrintedDocument): { x: number; width: number; align: 'start' | 'end' }[] {
  const other = sheet.width * 0.145;
  const first = sheet.width - other * (columns.length - 1);
  return columns.map(({ align }, index) => ({
    x: sheet.left + (index === 0 ? 0 : first + other * (index - 1)),
    width: (index === 0 ? first : other) - 8,
    align,
  }));
}

async function drawTable(sheet: Sheet, document: PrintedDocument, signal: AbortSignal): Promise<void> {
  const places = columnsOf(sheet, document);
  const head = () => {
    const titles = document.columns.map((column, index) => sheet.lines(column.title, places[index]!.width, small));
    const ends = titles.map((lines, index) => sheet.write(lines, { ...placeOf(places[index]!), y: sheet.y, tag: 'TH' }, small));
    sheet.y = Math.max(...ends) + 3;
    sheet.rule({ y: sheet.y, color: ink, weight: 1 });
    sheet.y += 5;
  };
  sheet.makeRoom(60);
  head();
  for (const [index, row] of document.rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
    signal.throwIfAborted();
    const cells = row.cells.map((cell, at) => sheet.lines(cell, places[at]!.width, at === 0 ? strong : plain));
    const note = row.note === '' ? [] : sheet.lines(row.note, places[0]!.width, small);
    const height = Math.max(
      sheet.height(cells[0]!.length, strong) + sheet.height(note.length, small),
      ...cells.slice(1).map((lines) => sheet.height(lines.length, plain)),
    );
    if (sheet.makeRoom(height + 10)) head();
    const ends = cells.map((lines, at) => sheet.write(lines, { ...placeOf(places[at]!), y: sheet.y, tag: 'TD' }, at === 0 ? strong : plain));
    if (note.length > 0) ends[0] = sheet.write(note, { ...places[0]!, y: ends[0]! }, small);
    sheet.y = Math.max(...ends) + 4;
    sheet.rule({ y: sheet.y });
    sheet.y += 5;
  }
}

/** Cells at the end reach the edge of the page. */
const placeOf = ({ x, width, align }: { x: number; width: number; align: 'start' | 'end' }) => ({ x: align === 'end' ? x + 8 : x, width, align });

function drawTotals(sheet: Sheet, totals: PrintedDocument['totals']): void {
  const width = Math.min(sheet.width, 260);
  const x = sheet.right - width;
  const valueWidth = 110;
  const rows = totals.map((row) => ({ row, style: row.isSum ? sum : plain, lines: sheet.lines(row.title, width - valueWidth - 8, row.isSum ? sum : plain) }));
  sheet.makeRoom(rows.reduce((height, { lines, style }) => height + sheet.height(lines.length, style) + 6, 0));
  for (const { row, style, lines } of rows) {
    if (row.isSum) {
      sheet.rule({ y: sheet.y + 1, from: x, color: ink, weight: 1 });
      sheet.y += 5;
    }
    const end = sheet.write(lines, { x, width, y: sheet.y }, style) + 2;
    sheet.write([row.value], { x: x + width - valueWidth, width: valueWidth, align: 'end', y: sheet.y }, style);
    sheet.y = end;
    if (!row.isSum) continue;
    sheet.rule({ y: sheet.y + 1, from: x, color: ink, weight: 1 });
    sheet.y += 6;
  }
}

function drawTables(sheet: Sheet, tables: PrintedDocument['tables']): void {
  for (const { title, facts } of tables) {
    sheet.y += gap;
    sheet.makeRoom(sheet.height(facts.length + 1, plain));
    sheet.y = sheet.write(sheet.lines(title, sheet.width, small), { x: sheet.left, width: sheet.width, y: sheet.y, tag: 'H2' }, small) + 2;
    for (const fact of facts) {
      const lines = sheet.lines(fact.title, sheet.width - 130, plain);
      sheet.makeRoom(sheet.height(lines.length, plain));
      const end = sheet.write(lines, { x: sheet.left, width: sheet.width - 130, y: sheet.y }, plain);
      sheet.write([fact.value], { x: sheet.right - 120, width: 120, align: 'end', y: sheet.y }, plain);
      sheet.y = end;
    }
  }
}

function paragraph(sheet: Sheet, text: string, style: TextStyle): void {
  sheet.y += gap;
  for (const line of sheet.lines(text, sheet.width, style)) {
    sheet.makeRoom(sheet.height(1, style));
    sheet.y = sheet.write([line], { x: sheet.left, width: sheet.width, y: sheet.y }, style);
  }
}

function drawFoot(sheet: Sheet, foot: readonly string[]): void {
  const lines = foot.flatMap((text) => sheet.lines(text, sheet.width, small));
  sheet.y += gap * 1.5;
  sheet.makeRoom(sheet.height(lines.length, small) + 8);
  sheet.rule({ y: sheet.y });
  sheet.y = sheet.write(lines, { x: sheet.left, width: sheet.width, y: sheet.y + 6 }, small);
}
