/** A PDF under way: pages, a pen that goes down, text in the fonts of the document. Lengths are points. */
import PDFDocument from 'pdfkit';
import type { CutFont, Weight } from './cut-fonts.ts';
import type { FindFont } from './font-files.ts';
import { runsOf, wrapLines } from './set-text.ts';

/** How a text is set. */
export type TextStyle = { size: number; weight: Weight; color: string };
/** Where a text stands. */
export type TextPlace = { x: number; width: number; align?: 'start' | 'end' };

const margin = 48;
const lineHeight = 1.45;
/** From the top of a line to where letters stand, of its size. */
const baseline = 1.05;

/** A sheet that grows page by page. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly left = margin;
  readonly right: number;
  readonly bottom: number;
  y = margin;
  private readonly find: FindFont;
  private readonly widths = new Map<string, number>();

  constructor(
    { size, title, author, lang, at }: { size: 'A4' | 'LETTER'; title: string; author: string; lang: string; at: Date },
    { fonts, find }: { fonts: readonly CutFont[]; find: FindFont },
  ) {
    const info = { Title: title, Author: author, Creator: author, Producer: 'PDFKit', CreationDate: at, ModDate: at };
    this.doc = new PDFDocument({ size, margin: 0, bufferPages: true, autoFirstPage: true, lang, displayTitle: true, tagged: true, pdfVersion: '1.7', info });
    for (const font of fonts) this.doc.registerFont(font.name, font.data);
    this.find = find;
    this.right = this.doc.page.width - margin;
    this.bottom = this.doc.page.height - margin - 24;
  }

  /** The width between the margins. */
  get width(): number {
    return this.right - this.left;
  }

  /** Turns the page unless `height` still fits; answers whether it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= this.bottom) return false;
    this.doc.addPage();
    this.y = margin;
    return true;
  }

  /** The lines of a text in a width. */
  lines(text: string, width: number, style: TextStyle): string[] {
    return wrapLines(text, width, (part) => this.widthOf(part, style));
  }

  /** How high so many lines are. */
  height(count: number, { size }: TextStyle): number {
    return count * size * lineHeight;
  }

  /** Writes lines from a height on; answers where the next would stand. */
  write(lines: readonly string[], { x, width, align = 'start', y, tag = 'P' }: TextPlace & { y: number; tag?: string }, style: TextStyle): number {
    let at = y;
    const element = this.doc.struct(tag, {}, () => {
      for (const line of lines) {
        const from = align === 'end' ? x + width - this.widthOf(line, style) : x;
        this.line(line, { x: from, y: at + style.size * baseline }, style);
        at += style.size * lineHeight;
      }
    });
    this.doc.addStructure(element);
    element.end();
    return at;
  }

  /** A drawing in black, scaled to `width`; `title` is what screen readers say. */
  drawing({ path, size }: { path: string; size: number }, { x, width, title }: { x: number; width: number; title: string }): void {
    const element = this.doc.struct('Figure', { alt: title }, () => {
      this.doc
        .save()
        .translate(x, this.y)
        .scale(width / size)
        .path(path)
        .fill('#000')
        .restore();
    });
    this.doc.addStructure(element);
    element.end();
  }

  /** A rule across the page. */
  rule({ y, from = this.left, color = '#d9d8dd', weight = 0.75 }: { y: number; from?: number; color?: string; weight?: number }): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.moveTo(from, y).lineTo(this.right, y).lineWidth(weight).strokeColor(color).stroke();
    this.doc.endMarkedContent();
  }

  /** Writes something at the foot of each page, once all pages are there. */
  footers(of: (page: number, pages: number) => string, style: TextStyle): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(start + page);
      const text = of(page + 1, count);
      this.doc.markContent('Artifact', { type: 'Pagination' });
      this.line(text, { x: this.right - this.widthOf(text, style), y: this.doc.page.height - margin / 1.6 }, style);
      this.doc.endMarkedContent();
    }
  }

  private line(text: string, { x, y }: { x: number; y: number }, { size, weight, color }: TextStyle): void {
    let at = x;
    for (const run of runsOf(text, this.find)) {
      this.doc.font(`${weight} ${run.key}`).fontSize(size).fillColor(color).text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += this.widthOf(run.text, { size, weight, color });
    }
  }

  private widthOf(text: string, { size, weight }: TextStyle): number {
    let sum = 0;
    for (const character of text) {
      const key = `${weight}${character}`;
      let width = this.widths.get(key);
      if (width === undefined) {
        width =
          this.doc
            .font(`${weight} ${this.find(character)?.key ?? ''}`)
            .fontSize(1_000)
            .widthOfString(character) / 1_000;
        this.widths.set(key, width);
      }
      sum += width;
    }
    return sum * size;
  }
}
