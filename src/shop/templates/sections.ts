/** The sections that belong to no other slice, for templates. */
import * as m from '#messages';
import { defineSection, type AnySection, type SectionCard } from '#kit/server/page/section.ts';
import { loadBesidePicture } from './sections/beside-picture/load.ts';
import { BesidePicture } from './sections/beside-picture/section.tsx';
import { besidePictureSettings } from './sections/beside-picture/settings.ts';
import { loadCountdown } from './sections/countdown/load.ts';
import { Countdown } from './sections/countdown/section.tsx';
import { countdownSettings } from './sections/countdown/settings.ts';
import { loadFaq } from './sections/faq/load.ts';
import { Faq } from './sections/faq/section.tsx';
import { faqSettings } from './sections/faq/settings.ts';
import { loadGallery } from './sections/gallery/load.ts';
import { PictureGallery } from './sections/gallery/section.tsx';
import { gallerySettings } from './sections/gallery/settings.ts';
import { Hero } from './sections/hero/section.tsx';
import { heroSettings } from './sections/hero/settings.ts';
import { loadStory } from './sections/load-story.ts';
import { ImageWithText } from './sections/image-with-text/section.tsx';
import { imageWithTextSettings } from './sections/image-with-text/settings.ts';
import { loadLogos } from './sections/logos/load.ts';
import { Logos } from './sections/logos/section.tsx';
import { logosSettings } from './sections/logos/settings.ts';
import { loadPeople } from './sections/people/load.ts';
import { People } from './sections/people/section.tsx';
import { peopleSettings } from './sections/people/settings.ts';
import { loadPromises } from './sections/promises/load.ts';
import { Promises } from './sections/promises/section.tsx';
import { promisesSettings } from './sections/promises/settings.ts';
import { loadQuote } from './sections/quote/load.ts';
import { Quote } from './sections/quote/section.tsx';
import { quoteSettings } from './sections/quote/settings.ts';
import { loadRichText } from './sections/rich-text/load.ts';
import { RichText } from './sections/rich-text/section.tsx';
import { richTextSettings } from './sections/rich-text/settings.ts';
import { loadSlideshow } from './sections/slideshow/load.ts';
import { Slideshow } from './sections/slideshow/section.tsx';
import { slideshowSettings } from './sections/slideshow/settings.ts';
import { Spacer } from './sections/spacer/section.tsx';
import { spacerSettings } from './sections/spacer/settings.ts';
import { loadTestimonials } from './sections/testimonials/load.ts';
import { Testimonials } from './sections/testimonials/section.tsx';
import { testimonialsSettings } from './sections/testimonials/settings.ts';
import { loadVideo } from './sections/video/load.ts';
import { Video } from './sections/video/section.tsx';
import { videoSettings } from './sections/video/settings.ts';

const cards = {
  hero: { title: m.section_hero, about: m.section_hero_about, group: 'pictures' },
  slideshow: { title: m.section_slideshow, about: m.section_slideshow_about, group: 'pictures' },
  imageWithText: { title: m.section_image_with_text, about: m.section_image_with_text_about, group: 'pictures' },
  besidePicture: { title: m.section_beside_picture, about: m.section_beside_picture_about, group: 'pictures' },
  richText: { title: m.section_rich_text, about: m.section_rich_text_about, group: 'words' },
  gallery: { title: m.section_gallery, about: m.section_gallery_about, group: 'pictures' },
  video: { title: m.section_video, about: m.section_video_about, group: 'pictures' },
  countdown: { title: m.section_countdown, about: m.section_countdown_about, group: 'marketing' },
  testimonials: { title: m.section_testimonials, about: m.section_testimonials_about, group: 'words' },
  faq: { title: m.section_faq, about: m.section_faq_about, group: 'words' },
  logos: { title: m.section_logos, about: m.section_logos_about, group: 'pictures' },
  people: { title: m.section_people, about: m.section_people_about, group: 'words' },
  quote: { title: m.section_quote, about: m.section_quote_about, group: 'words' },
  promises: { title: m.section_promises, about: m.section_promises_about, group: 'words' },
  spacer: { title: m.section_spacer, about: m.section_spacer_about, group: 'layout' },
} satisfies Record<string, SectionCard>;

export const generalSections: readonly AnySection[] = [
  defineSection({ name: 'hero', card: cards.hero, settings: heroSettings, load: loadStory, Component: Hero }),
  defineSection({ name: 'slideshow', card: cards.slideshow, settings: slideshowSettings, load: loadSlideshow, Component: Slideshow }),
  defineSection({ name: 'image-with-text', card: cards.imageWithText, settings: imageWithTextSettings, load: loadStory, Component: ImageWithText }),
  defineSection({ name: 'beside-picture', card: cards.besidePicture, settings: besidePictureSettings, load: loadBesidePicture, Component: BesidePicture }),
  defineSection({ name: 'rich-text', card: cards.richText, settings: richTextSettings, load: loadRichText, Component: RichText }),
  defineSection({ name: 'gallery', card: cards.gallery, settings: gallerySettings, load: loadGallery, Component: PictureGallery }),
  defineSection({ name: 'video', card: cards.video, settings: videoSettings, load: loadVideo, Component: Video }),
  defineSection({ name: 'countdown', card: cards.countdown, settings: countdownSettings, load: loadCountdown, Component: Countdown }),
  defineSection({ name: 'testimonials', card: cards.testimonials, settings: testimonialsSettings, load: loadTestimonials, Component: Testimonials }),
  defineSection({ name: 'faq', card: cards.faq, settings: faqSettings, load: loadFaq, Component: Faq }),
  defineSection({ name: 'logos', card: cards.logos, settings: logosSettings, load: loadLogos, Component: Logos }),
  defineSection({ name: 'people', card: cards.people, settings: peopleSettings, load: loadPeople, Component: People }),
  defineSection({ name: 'quote', card: cards.quote, settings: quoteSettings, load: loadQuote, Component: Quote }),
  defineSection({ name: 'promises', card: cards.promises, settings: promisesSettings, load: loadPromises, Component: Promises }),
  defineSection({ name: 'spacer', card: cards.spacer, settings: spacerSettings, Component: Spacer }),
];
