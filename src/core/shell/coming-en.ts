import type { ScreenId } from './screens';

export interface ComingText {
  readonly title: string;
  /** What will stand here. */
  readonly text: string;
}

/** What the screens that are still being built say, in English. Loaded with the page that shows it. */
export const comingEn: {
  readonly lead: string;
  readonly back: string;
  readonly meanwhile: string;
  readonly links: { readonly home: string; readonly communities: string };
  readonly screens: Readonly<Record<ScreenId, ComingText>>;
} = {
  lead: 'This page is being built',
  back: 'Back to home',
  meanwhile: 'Meanwhile, people talk about work here',
  links: { home: 'Read the feed', communities: 'Browse communities' },
  screens: {
    home: { title: 'Home', text: 'What colleagues across India ask, answer and weigh today.' },
    rewards: {
      title: 'Rewards',
      text: 'What your contributions have earned, line by line, and the coupons you can use.',
    },
    communities: {
      title: 'Communities',
      text: 'Every topic, company and department people talk in, and the ones you follow.',
    },
    companies: {
      title: 'Companies',
      text: 'Employers across India with their ratings, to filter by industry, place and size.',
    },
    reviews: { title: 'Company reviews', text: 'What people who work there like and dislike, newest first.' },
    compare: { title: 'Compare companies', text: 'Two to four employers side by side.' },
    salaries: {
      title: 'Salaries',
      text: 'What a role pays, by experience and city, from people in that role.',
    },
    'take-home': {
      title: 'Take-home salary calculator',
      text: 'From CTC to what reaches your bank, with every deduction shown.',
    },
    gratuity: {
      title: 'Gratuity calculator',
      text: 'What you are owed after five years and more, and how it is worked out.',
    },
    hra: { title: 'HRA calculator', text: 'How much of your house rent allowance is free of tax.' },
    'salary-hike': {
      title: 'Salary hike calculator',
      text: 'A raise in percent, in rupees and per month, from any two of them.',
    },
    interviews: {
      title: 'Interviews',
      text: 'Questions people were asked, round by round, and how it ended.',
    },
    college: { title: 'College', text: 'Where alumni of this college work and what such work pays.' },
    job: { title: 'Opening', text: 'What the work is and what it pays.' },
    colleges: { title: 'Colleges', text: 'Where alumni of a college work and what they earn.' },
    'paid-fairly': {
      title: 'Are you paid fairly?',
      text: 'Where your pay stands among people in your role, with the sample and its certainty.',
    },
    jobs: { title: 'Jobs', text: 'Openings, with what employees say of the employer.' },
    preferences: {
      title: 'Preferences',
      text: 'What we may tell you by e-mail, push and message, topic by topic.',
    },
    'awards-2022': { title: 'Awards 2022', text: 'The employees’ choice of 2022.' },
    profile: {
      title: 'Your profile',
      text: 'Your faces, your career status and what you have shared. Only you see this page.',
    },
    settings: { title: 'Settings', text: 'Account, preferences, help and signing out in one place.' },
    terms: { title: 'Terms and policies', text: 'All rules of the house in plain language.' },
    'manage-account': {
      title: 'Manage account',
      text: 'Take your data with you, or close the account for good.',
    },
    'need-help': {
      title: 'Need help',
      text: 'Answers to common questions, and a form that reaches a person.',
    },
    messages: {
      title: 'Messages',
      text: 'Group chats with colleagues of your company and your line of work.',
    },
    notifications: { title: 'Notifications', text: 'What happened to what you wrote.' },
    session: {
      title: 'Session',
      text: 'How this device is logged in, for you and for support. No secret is printed.',
    },
    'company-overview': {
      title: 'About the company',
      text: 'Score, facts, what employees keep saying, pay, photos and jobs on one page.',
    },
    'company-organisation': {
      title: 'Associated companies',
      text: 'Parents, subsidiaries and sister companies.',
    },
    'company-locations': {
      title: 'Company locations',
      text: 'Every office, with how people rate working there.',
    },
    'company-office': {
      title: 'Office',
      text: 'One office: where it is, how it looks and how people rate it.',
    },
    'company-reviews': {
      title: 'Company reviews',
      text: 'Every review with its ratings, likes, dislikes and the employer’s reply.',
    },
    'company-salaries': {
      title: 'Company salaries',
      text: 'Pay by role at this employer, with ranges and how sure they are.',
    },
    'top-questions': {
      title: 'Top interview questions',
      text: 'The questions candidates were asked most, with the best answers.',
    },
    'company-interviews': {
      title: 'Interview questions',
      text: 'How hiring goes here: rounds, questions, difficulty and outcome.',
    },
    'company-jobs': { title: 'Jobs at the company', text: 'Open positions here.' },
    'company-benefits': { title: 'Benefits', text: 'What people really get, from insurance to meals.' },
    'company-photos': {
      title: 'Office photos',
      text: 'What the place looks like, taken by people who work there.',
    },
    'company-posts': { title: 'Company posts', text: 'What is talked about at this employer.' },
    'company-questions': {
      title: 'Questions about the company',
      text: 'Asked by candidates, answered by employees.',
    },
    community: { title: 'Community', text: 'The posts of this community, its rules and its members.' },
    department: {
      title: 'Department',
      text: 'Posts from people who do the same work in different companies.',
    },
    'company-community': { title: 'Company community', text: 'Posts from people at this employer.' },
    post: { title: 'Post', text: 'The post in full, with every answer.' },
    'interview-question': {
      title: 'Interview question',
      text: 'The question, where it was asked, and how people answered.',
    },
    answers: { title: 'Answers', text: 'One question and what people in the know say.' },
    'designation-salaries': {
      title: 'Salaries for the role',
      text: 'What this role pays across companies and cities.',
    },
    'designation-interviews': {
      title: 'Interviews for the role',
      text: 'What candidates for this role are asked.',
    },
    'designation-jobs': { title: 'Jobs for the role', text: 'Who is hiring for this role now.' },
    'skill-interviews': {
      title: 'Interview questions by skill',
      text: 'Questions that test this skill, with answers.',
    },
    'skill-jobs': { title: 'Jobs by skill', text: 'Openings that ask for this skill.' },
    awards: {
      title: 'Employees’ choice awards',
      text: 'The best places to work in India, chosen by those who work there. Every edition.',
    },
    'awards-2025': { title: 'Awards 2025', text: 'The top rated places to work of 2025 in this category.' },
    'awards-2024': { title: 'Awards 2024', text: 'The top rated places to work of 2024 in this category.' },
    'awards-qualifier': {
      title: 'Awards qualifier',
      text: 'Who qualifies for the next edition, and by which rule.',
    },
    'awards-2026': { title: 'Awards 2026', text: 'The employees’ choice of 2026.' },
    'awards-by-size': {
      title: 'Best companies by size',
      text: 'The employees’ choice among companies of one size.',
    },
    'awards-startups': {
      title: 'Best tech startups',
      text: 'The employees’ choice among young technology companies.',
    },
    'awards-list': { title: 'Awards', text: 'The ranked list of this award and how it was counted.' },
    'contribute-review': {
      title: 'Rate your company',
      text: 'Seven ratings, your likes and dislikes. Your name is never shown.',
    },
    'contribute-interview': {
      title: 'Share your interview',
      text: 'Rounds, questions, outcome. Two minutes that save someone two weeks.',
    },
    'contribute-benefits': {
      title: 'Add your benefits',
      text: 'Tick what you get; others see what an offer is worth.',
    },
    'contribute-salary': {
      title: 'Add your salary',
      text: 'Fixed, variable and stock. It only ever shows within a group.',
    },
    'contribute-next': { title: 'Thank you', text: 'What you may share next, and what it unlocks.' },
    'photo-upload': {
      title: 'Add office photos',
      text: 'Upload from your phone; we remove where and when they were taken.',
    },
    faq: {
      title: 'Questions people ask',
      text: 'How anonymity works, how numbers are counted, what we never do.',
    },
    privacy: { title: 'Privacy', text: 'What we keep, why, for how long, and what we never ask for.' },
    grievances: {
      title: 'Grievances',
      text: 'A form with a ticket number: acknowledged in a day, resolved in fifteen.',
    },
    summons: {
      title: 'Summons and notices',
      text: 'For courts and authorities: how to serve a notice, and what we can answer.',
    },
    'job-alerts': { title: 'Job alerts', text: 'New openings that fit what you look for.' },
    'own-posts': { title: 'Your posts', text: 'What you posted, public or not.' },
    moderation: { title: 'Moderation queue', text: 'What waits for a moderator.' },
    'moderation-log': { title: 'Moderation log', text: 'Every decision, with its rule and its day.' },
    guidelines: {
      title: 'Community guidelines',
      text: 'What belongs here, what does not, and what happens then.',
    },
    'terms-of-use': { title: 'Terms of use', text: 'The agreement between you and us in plain language.' },
    about: { title: 'About us', text: 'Why this place exists and who pays for it.' },
    employers: { title: 'For employers', text: 'What companies can do here, and what they cannot.' },
    team: { title: 'Our team', text: 'The people who build it.' },
    blog: { title: 'Blog', text: 'What our numbers say about work in India.' },
    credits: { title: 'Credits', text: 'The open work of others this product stands on.' },
    login: {
      title: 'Log in',
      text: 'The ways to log in.',
    },
    'login-linkedin': {
      title: 'Log in with LinkedIn',
      text: 'The way back from LinkedIn. Nothing of your profile there is shown here.',
    },
    'login-naukri': {
      title: 'Log in with Naukri',
      text: 'The way back from Naukri. Nothing of your profile there is shown here.',
    },
    search: { title: 'Search', text: 'Companies, salaries, questions and posts that match your words.' },
    kit: { title: 'The kit', text: 'Every part the screens are made of.' },
  },
};
