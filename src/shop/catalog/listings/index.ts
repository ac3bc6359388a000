/** Categories, tags, brands and collections as staff keep them; for other slices, what of them nobody sees, and those of a title. */
export { readListingForStaff } from './read-listing.ts';
export { writeListing } from './write-listing.ts';
export { findListsByTitle, unpublishedListings } from '../lists/read-listing.ts';
