drop index if exists interviews_of_place;
