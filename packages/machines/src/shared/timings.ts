/** How long a person must pause while typing before a search is sent. */
export const SEARCH_DEBOUNCE_MS = 300;
/** How long a person must pause while choosing filters before they are counted. */
export const FILTER_PAUSE_MS = 300;
/** How long the hero shows a slide. */
export const HERO_ADVANCE_MS = 10_000;
/** Days that the dashboard's chart shows. */
export const SALES_CHART_DAYS = 30;
