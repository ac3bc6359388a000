/** A document as a page of its own: outside of the shop's pages, without script, made to be printed. */
import { renderToStaticMarkup } from 'react-dom/server';
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import { drawCode } from '#kit/server/draw-code.ts';
import { PlainDocument } from '#ui/plain-document.tsx';
import { paperStylePath } from './document-style.ts';
import type { Fact, PrintedDocument } from './rules.ts';

/** The page's own policy: nothing but its style sheet. */
export const paperPolicy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page of a document; `pdfPath` leads to the same document as a file. */
export function renderDocument(document: PrintedDocument, pdfPath: string): string {
  return page(
    { locale: document.locale, title: `${document.title} ${document.number} · ${document.shopName}` },
    <>
      <nav className="tools">
        <a href={pdfPath}>{m.documents_pdf({}, { locale: document.locale })}</a>
      </nav>
      <Sheet {...document} />
    </>,
  );
}

/** Several documents one below the other; in print each begins on a page of its own. */
export function renderDocuments(documents: readonly PrintedDocument[], locale: Locale): string {
  return page(
    { locale, title: m.documents_several({ count: documents.length }, { locale }) },
    <main>
      {documents.map((document) => (
        <Sheet key={document.number} as="article" {...document} />
      ))}
    </main>,
  );
}

/** The page of a link that leads nowhere any more. */
export function renderMissingDocument(locale: Locale): string {
  const title = m.documents_link_ended({}, { locale });
  return page(
    { locale, title },
    <main className="sheet">
      <h1>{title}</h1>
      <p>{m.documents_link_ended_text({}, { locale })}</p>
    </main>,
  );
}

function page({ locale, title }: { locale: Locale; title: string }, body: React.ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <PlainDocument lang={locale} title={title} styles={[paperStylePath]}>
      {body}
    </PlainDocument>,
  )}`;
}

function Sheet({ as: Part = 'main', ...document }: PrintedDocument & { as?: 'main' | 'article' }) {
  const { tables, blocks, notes, foot } = document;
  return (
    <Part className={`sheet ${document.kind}`} lang={document.locale}>
      <header>
        <p className="shop">{document.shopName}</p>
        <h1>{document.title}</h1>
      </header>
      <Facts className="facts" facts={document.facts} />
      <div className="blocks">
        {blocks.map((block) => (
          <section key={block.title}>
            <h2>{block.title}</h2>
            <p className="lines">
              {block.lines.map((line, index) => (
                <span key={index}>{line}</span>
              ))}
            </p>
          </section>
        ))}
      </div>
      {document.code && <div className="code" dangerouslySetInnerHTML={{ __html: drawCode(document.code.text, document.code.title) }} />}
      <Lines {...document} />
      <Totals {...document} />
      {tables.length > 0 && (
        <div className="tables">
          {tables.map((table) => (
            <section key={table.title}>
              <h2>{table.title}</h2>
              <Facts className="pairs" facts={table.facts} />
            </section>
          ))}
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      <footer>
        {foot.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </Part>
  );
}

function Lines({ columns, rows }: PrintedDocument) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={column.align}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.cells.map((cell, at) => (
              <td key={columns[at]!.title} className={columns[at]!.align} data-title={columns[at]!.title}>
                {cell}
                {at === 0 && row.note !== '' && <small>{row.note}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Totals({ totals }: PrintedDocument) {
  return (
    <dl className="totals">
      {totals.map((row, index) => (
        <div key={index} className={row.isSum ? 'sum' : undefined}>
          <dt>{row.title}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Facts({ facts, className }: { facts: readonly Fact[]; className: string }) {
  return (
    <dl className={className}>
      {facts.map((fact, index) => (
        <div key={index}>
          <dt>{fact.title}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
