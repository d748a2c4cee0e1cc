/** Departments in display order with their jobs: name, and lakhs a year at the start and after ten years. */
export interface JobProfile {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface Department {
  readonly name: string;
  readonly slug: string;
  readonly jobs: readonly JobProfile[];
  /** Industries with this kind of work; empty for all industries. */
  readonly industries?: readonly string[];
}

const job = (name: string, from: number, to: number): JobProfile => ({ name, from, to });

export const DEPARTMENTS: readonly Department[] = [
  {
    name: 'Engineering – Software & QA',
    slug: 'engineering-software-qa',
    jobs: [
      job('Backend engineer', 6, 38),
      job('Frontend engineer', 5.5, 34),
      job('Software engineer', 4.5, 32),
      job('QA engineer', 3.6, 20),
      job('DevOps engineer', 6, 34),
      job('Android developer', 5, 30),
      job('Engineering manager', 24, 60),
    ],
  },
  {
    name: 'Data Science & Analytics',
    slug: 'data-science-analytics',
    jobs: [
      job('Data engineer', 6, 36),
      job('Data analyst', 4.5, 22),
      job('Data scientist', 8, 42),
      job('Business analyst', 5, 24),
    ],
  },
  {
    name: 'Product Management',
    slug: 'product-management',
    jobs: [
      job('Product manager', 12, 52),
      job('Associate product manager', 9, 24),
      job('Product analyst', 7, 22),
    ],
  },
  {
    name: 'UX, Design & Architecture',
    slug: 'ux-design-architecture',
    jobs: [job('Product designer', 6, 32), job('UX researcher', 6, 28), job('Interior designer', 3.2, 14)],
  },
  {
    name: 'BFSI, Investments & Trading',
    industries: ['Banking', 'Insurance', 'Financial Services', 'FinTech'],
    slug: 'bfsi-investments-trading',
    jobs: [
      job('Probationary officer', 7.2, 18),
      job('Branch manager', 9, 22),
      job('Relationship manager', 4.2, 16),
      job('Credit analyst', 5.5, 20),
      job('Claims executive', 3, 9),
    ],
  },
  {
    name: 'Sales & Business Development',
    slug: 'sales-business-development',
    jobs: [
      job('Area sales manager', 7, 22),
      job('Inside sales executive', 3.2, 11),
      job('Key account manager', 7.5, 24),
      job('Medical representative', 3.4, 12),
    ],
  },
  {
    name: 'Marketing & Communication',
    slug: 'marketing-communication',
    jobs: [
      job('Digital marketing executive', 3.2, 14),
      job('Brand manager', 10, 32),
      job('Content writer', 3, 12),
    ],
  },
  {
    name: 'Customer Success, Service & Operations',
    slug: 'customer-success-operations',
    jobs: [
      job('Customer support executive', 2.4, 7),
      job('Process associate', 2.6, 7.5),
      job('Team leader', 4.5, 11),
      job('Operations executive', 3, 10),
    ],
  },
  {
    name: 'Finance & Accounting',
    slug: 'finance-accounting',
    jobs: [
      job('Accounts executive', 2.6, 9),
      job('Chartered accountant', 8.5, 30),
      job('Audit associate', 4, 18),
      job('Financial analyst', 6, 22),
    ],
  },
  {
    name: 'Human Resources',
    slug: 'human-resources',
    jobs: [job('HR executive', 2.8, 10), job('Recruiter', 2.8, 12), job('HR business partner', 9, 28)],
  },
  {
    name: 'Consulting',
    slug: 'consulting',
    jobs: [job('Consultant', 9, 34), job('ERP consultant', 6, 28), job('Management trainee', 6, 14)],
  },
  {
    name: 'Production, Manufacturing & Engineering',
    industries: [
      'Automobile',
      'Auto Components',
      'Pharma',
      'FMCG',
      'Power & Renewables',
      'Oil & Gas',
      'Metals & Mining',
      'Cement & Building Materials',
      'Textiles & Apparel',
      'Electronics & Appliances',
      'Chemicals',
      'Agriculture & Agritech',
    ],
    slug: 'production-manufacturing',
    jobs: [
      job('Production engineer', 3.2, 13),
      job('Maintenance engineer', 3.2, 12),
      job('Quality engineer', 3.2, 12.5),
      job('Plant supervisor', 3.8, 12),
      job('Graduate engineer trainee', 3.2, 7),
    ],
  },
  {
    name: 'Construction & Site Engineering',
    industries: [
      'Real Estate & Construction',
      'Power & Renewables',
      'Oil & Gas',
      'Cement & Building Materials',
      'Metals & Mining',
    ],
    slug: 'construction-site-engineering',
    jobs: [job('Site engineer', 2.8, 11), job('Civil engineer', 3, 13), job('Safety officer', 3.2, 11)],
  },
  {
    name: 'Healthcare & Life Sciences',
    industries: ['Healthcare', 'Pharma'],
    slug: 'healthcare-life-sciences',
    jobs: [
      job('Staff nurse', 2.6, 7.5),
      job('Pharmacist', 2.6, 7),
      job('Lab technician', 2.2, 6),
      job('Medical coder', 2.8, 9),
    ],
  },
  {
    name: 'Teaching & Training',
    industries: ['Education & Training'],
    slug: 'teaching-training',
    jobs: [
      job('School teacher', 2.6, 9),
      job('Assistant professor', 5.2, 15),
      job('Academic counsellor', 3, 8),
    ],
  },
  {
    name: 'Procurement & Supply Chain',
    slug: 'procurement-supply-chain',
    jobs: [job('Supply chain executive', 3.4, 13), job('Warehouse manager', 4.8, 14), job('Buyer', 4, 14)],
  },
  {
    name: 'Legal & Regulatory',
    slug: 'legal-regulatory',
    jobs: [job('Legal associate', 5, 22), job('Company secretary', 6, 20)],
  },
  {
    name: 'Food, Beverage & Hospitality',
    industries: ['Food Delivery & Restaurants', 'Travel & Hospitality'],
    slug: 'food-beverage-hospitality',
    jobs: [
      job('Front office associate', 2.2, 6),
      job('Commis chef', 2.2, 7),
      job('Restaurant manager', 4.2, 11),
    ],
  },
  {
    name: 'Merchandising & Retail',
    industries: ['Retail', 'E-commerce', 'Textiles & Apparel', 'FMCG'],
    slug: 'merchandising-retail',
    jobs: [job('Store manager', 3.6, 11), job('Category manager', 9, 28), job('Merchandiser', 3.6, 13)],
  },
  {
    name: 'Other',
    slug: 'other',
    jobs: [job('Executive assistant', 3.6, 12), job('Field executive', 2.2, 6)],
  },
];
