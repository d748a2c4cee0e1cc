/** The container modules several screens share. */
export const salaries = () =>
  import(/* webpackChunkName: "salaries-module" */ './modules/salaries-module').then(
    (file) => file.salariesModule,
  );

export const interviewPages = () =>
  import(/* webpackChunkName: "interviews-module" */ './modules/interviews-module').then(
    (file) => file.interviewsModule,
  );

export const search = () =>
  import(/* webpackChunkName: "search-module" */ './modules/search-module').then((file) => file.searchModule);

export const jobs = () =>
  import(/* webpackChunkName: "jobs-module" */ './modules/jobs-module').then((file) => file.jobsModule);

export const headlines = () =>
  import(/* webpackChunkName: "companies-screen" */ './modules/headlines-module').then(
    (file) => file.headlinesModule,
  );

/** What is given on a screen is not asked for soon again. */
export const contributionPrompts = () =>
  import(/* webpackChunkName: "contribution-prompts-module" */ './modules/contribution-prompts-module').then(
    (file) => file.contributionPromptsModule,
  );
