import { sql, type RawBuilder } from 'kysely';
import type { StoredPicture } from '../../media/index.ts';
import { canBeHad } from '../products/store.ts';

/** The variant of a listed product that chosen options mean, with its picture; null where no variant has them. */
export type MeantVariant = { meant?: { sku: string; picture: StoredPicture | null } | null };

/** A further column of list items: the variant that has one of the chosen values of every option, sooner one in stock. `chosen` are value keys by option key. */
export const meantVariantColumn = (chosen: Readonly<Record<string, readonly string[]>>): RawBuilder<MeantVariant> => sql<MeantVariant>`
  (select json_build_object('sku', v.sku, 'picture', case when m.id is not null then stored_picture(m) end)
    from variant v left join stock_level level on level.variant_id = v.id left join media m on m.id = v.media_id
    where v.product_id = p.id and not exists (
      select from jsonb_each(${JSON.stringify(chosen)}::jsonb) as option (key, choices) where not coalesce(option.choices ? (v.options ->> option.key), false))
    order by ${sql.raw(canBeHad)} desc, v.position, v.id limit 1) as meant,`;
