/** How an article stands: the state of its text, and whether readers see one. */
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import { Badge } from '#ui/badges/badge.tsx';
import type { OwnArticleItem } from '../../contract.ts';

const states: Readonly<Record<OwnArticleItem['state'], () => string>> = {
  draft: m.articles_state_draft,
  pending: m.articles_state_pending,
  approved: m.articles_state_approved,
  refused: m.articles_state_refused,
};

export function StateBadges({ article }: { article: Pick<OwnArticleItem, 'state' | 'public'>; locale: Locale }) {
  return (
    <>
      {!(article.public && article.state === 'approved') && <Badge look="quiet">{states[article.state]()}</Badge>}
      {article.public && <Badge look="strong">{m.articles_state_public()}</Badge>}
    </>
  );
}
