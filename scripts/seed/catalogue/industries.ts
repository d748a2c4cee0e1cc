/** Industries with the last words of their companies' names and the usual ratings by employees. */
export interface Industry {
  readonly name: string;
  readonly endings: readonly string[];
  readonly rating: number;
}

const industry = (name: string, rating: number, ...endings: readonly string[]): Industry => ({
  name,
  rating,
  endings,
});

export const INDUSTRIES: readonly Industry[] = [
  industry('IT Services & Consulting', 3.7, 'Infosystems', 'Techworks', 'Consulting', 'Softlabs'),
  industry('Software Product', 3.9, 'Labs', 'Cloud', 'Software', 'Apps'),
  industry('Internet', 3.7, 'Online', 'Digital', 'Network', 'Interactive'),
  industry('Banking', 3.8, 'Bank', 'Small Finance Bank', 'Co-operative Bank'),
  industry('Insurance', 3.6, 'Life', 'General Insurance', 'Health Assurance'),
  industry('Financial Services', 3.5, 'Capital', 'Finserv', 'Housing Finance', 'Wealth'),
  industry('FinTech', 3.6, 'Pay', 'Ledger', 'Money'),
  industry('BPO & KPO', 3.3, 'Global Services', 'Connect', 'Process Hub'),
  industry('Retail', 3.6, 'Retail', 'Bazaar', 'Stores', 'Mart'),
  industry('E-commerce', 3.6, 'Cart', 'Marketplace', 'Commerce'),
  industry('Food Delivery & Restaurants', 3.1, 'Eats', 'Kitchens', 'Foods'),
  industry('FMCG', 4, 'Consumer Products', 'Household', 'Naturals'),
  industry('Automobile', 3.9, 'Motors', 'Auto', 'Tractors'),
  industry('Auto Components', 3.7, 'Castings', 'Auto Components', 'Gears'),
  industry('Pharma', 3.9, 'Pharma', 'Lifesciences', 'Remedies'),
  industry('Healthcare', 3.8, 'Health', 'Hospitals', 'Diagnostics'),
  industry('Education & Training', 3.3, 'Learning', 'Academy', 'Classes'),
  industry('Telecom', 3.6, 'Telecom', 'Mobile', 'Broadband'),
  industry('Power & Renewables', 4, 'Power', 'Solar', 'Energy'),
  industry('Oil & Gas', 4.1, 'Petroleum', 'Gas', 'Lubricants'),
  industry('Metals & Mining', 3.8, 'Steel', 'Metals', 'Alloys'),
  industry('Cement & Building Materials', 3.7, 'Cement', 'Tiles', 'Paints'),
  industry('Real Estate & Construction', 3.4, 'Developers', 'Infra', 'Builders'),
  industry('Logistics', 3.4, 'Logistics', 'Express', 'Freight'),
  industry('Textiles & Apparel', 3.5, 'Textiles', 'Weaves', 'Apparels'),
  industry('Media & Entertainment', 3.5, 'Media', 'Studios', 'Broadcast'),
  industry('Travel & Hospitality', 3.7, 'Hotels', 'Resorts', 'Journeys'),
  industry('Agriculture & Agritech', 3.7, 'Agro', 'Seeds', 'Farms', 'Metrics'),
  industry('Electronics & Appliances', 3.7, 'Electronics', 'Appliances', 'Semicon'),
  industry('Chemicals', 3.8, 'Chemicals', 'Polymers', 'Fertilisers'),
];
